"""A program driven as a screen reader drives it: by the names, roles and actions of what it shows.

Needs a session bus and a display (CMakeLists.txt starts both), and python3-pyatspi.
"""

import subprocess
import tempfile
import time

import pyatspi

DEADLINE = 20  # seconds that anything may take on a slow machine
LOOK_AGAIN = 0.02  # seconds between two looks

# An answer may take as long: else what was pressed on a busy machine counts as gone.
pyatspi.setTimeout(1000 * DEADLINE, 1000 * DEADLINE)


class TimeOut(Exception):
    pass


def wait_for(look, what, deadline=DEADLINE):
    """Looks again and again until `look` returns something true, and returns that."""
    end = time.monotonic() + deadline
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise TimeOut(f"waited {deadline} s for {what}")
        time.sleep(LOOK_AGAIN)


class Item:
    """Something on the screen. It may go at any time; what is gone has no name and no children."""

    def __init__(self, accessible):
        self._accessible = accessible

    def _ask(self, question, otherwise):
        try:
            return question(self._accessible)
        except Exception:  # GLib's errors; they all mean that the item is gone
            return otherwise

    @property
    def name(self):
        return self._ask(lambda it: it.name, "")

    @property
    def description(self):
        return self._ask(lambda it: it.description, "")

    @property
    def role(self):
        return self._ask(lambda it: it.getRoleName(), "")

    @property
    def children(self):
        return self._ask(lambda it: [Item(child) for child in it if child], [])

    def has(self, *states):
        return self._ask(lambda it: all(map(it.getState().contains, states)), False)

    @property
    def usable(self):
        """Seen and enabled."""
        return self.has(pyatspi.STATE_SHOWING, pyatspi.STATE_SENSITIVE)

    @property
    def focused(self):
        return self.has(pyatspi.STATE_FOCUSED)

    def all(self):
        """This item and all in it."""
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role=None, name=None):
        """The items in it of this role, and with this name or for which the function `name` of
        their name is true."""
        fits = name if callable(name) else lambda text: name is None or text == name
        return [item for item in self.all()
                if (role is None or item.role == role) and fits(item.name)]

    def press(self):
        """Does what a press does; false if the item is gone or cannot be pressed."""
        def act(it):
            actions = it.queryAction()
            names = [actions.getName(i).lower() for i in range(actions.nActions)]
            return "press" in names and actions.doAction(names.index("press"))
        return self._ask(act, False)

    def tree(self, depth=0):
        """All that is showing, a line an item: what a failed test prints."""
        lines = [f"{'  ' * depth}{self.role}: {self.name!r}"] if self.role else []
        for child in self.children:
            if child.has(pyatspi.STATE_SHOWING):
                lines.append(child.tree(depth + 1))
        return "\n".join(lines)


class Program:
    """A running program with a data folder of its own: `with Program(path, "--new", …) as it`.
    What it says on standard error, as QML does of its mistakes, is a failure at the end."""

    def __init__(self, path, *arguments):
        self.data = tempfile.TemporaryDirectory(prefix="facedown-")
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen([path, *arguments, "--data", self.data.name],
                                        stderr=self.errors)

    def __enter__(self):
        try:
            self.root = wait_for(self._root, "the program to show itself")
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind, error, trace):
        if kind is not None:
            print("At the end the screen showed:\n" + self.root.tree())
        said = self._end()
        assert kind is not None or not said, "the program has complained"

    def _root(self):
        if self.process.poll() is not None:
            raise SystemExit(f"the program has ended with status {self.process.returncode}")
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid:
                # Nobody here listens to the events that would keep a cache fresh.
                application.setCacheMask(pyatspi.cache.NONE)
                return Item(application)
        return None

    def _end(self):
        """Ends the program, and returns what it has said on standard error."""
        self.process.terminate()
        try:
            self.process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.data.cleanup()
        self.errors.seek(0)
        # Qt says so itself where there is nothing to hear with.
        said = "".join(line for line in self.errors
                       if line.strip() and not line.startswith("PulseAudioService:"))
        if said:
            print("The program said:\n" + said)
        return said
