"""Orca loads this as it starts. It speaks to no one, and its log shows when it is idle."""

from gi.repository import GLib

from orca import debug, speech


def tell_idle():
    debug.println(debug.LEVEL_INFO, "IDLE")
    return True


# Otherwise it keeps its last notes to itself for a while.
debug.debugFile.reconfigure(line_buffering=True)
# Without a voice it writes down all that it would say, at once.
speech.init = lambda: None
# Comes last of all that waits in Orca, so it never comes while something does.
GLib.timeout_add(100, tell_idle, priority=GLib.PRIORITY_LOW)
