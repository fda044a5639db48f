#include <dlfcn.h>

#include <QObject>

#include <sanitizer/tsan_interface.h>

// Qt is built without the thread sanitizer, which therefore does not see the locks of its event
// queues. Both ends of them are shown to it here: what was done before something was sent was done
// before anything that is received from then on.

namespace {

char queues;

bool received(void**)
{
    __tsan_acquire(&queues);
    __tsan_release(&queues);
    return false;
}

[[maybe_unused]] const bool looksAtEvents =
    QInternal::registerCallback(QInternal::EventNotifyCallback, received);

/// Calls Qt's own function of a name, for which one of this file stands.
template <class Result, class... Arguments>
Result callQt(const char* name, Arguments... arguments)
{
    return reinterpret_cast<Result (*)(Arguments...)>(dlsym(RTLD_NEXT, name))(arguments...);
}

} // namespace

void QMetaObject::activate(QObject* sender, const QMetaObject* type, int signal, void** arguments)
{
    __tsan_release(&queues);
    callQt<void>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv", sender, type, signal, arguments);
}

// The function to be called is kept: Qt counts unseen who is done with it.
#if QT_VERSION < QT_VERSION_CHECK(6, 7, 0)
bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* function,
                                   Qt::ConnectionType type, void* result)
{
    function->ref();
    __tsan_release(&queues);
    return callQt<bool>("_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseE"
                        "N2Qt14ConnectionTypeEPv",
                        object, function, type, result);
}
#else
bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* function,
                                   Qt::ConnectionType type, qsizetype count,
                                   const void* const* arguments, const char* const* names,
                                   const QtPrivate::QMetaTypeInterface* const* types)
{
    function->ref();
    __tsan_release(&queues);
    return callQt<bool>("_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseE"
                        "N2Qt14ConnectionTypeExPKPKvPKPKcPKPKNS2_18QMetaTypeInterfaceE",
                        object, function, type, count, arguments, names, types);
}
#endif
