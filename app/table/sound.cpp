#include "table/sound.h"

#include "moc_sound.cpp"
