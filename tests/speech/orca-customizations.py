"""Orca loads this file on startup. It mutes Orca and logs when it is idle."""

from gi.repository import GLib

from orca import debug, speech


def tell_idle():
    debug.println(debug.LEVEL_INFO, "IDLE")
    return True


# Without line buffering, the last lines would reach the log late.
debug.debugFile.reconfigure(line_buffering=True)
# Without a speech server, Orca logs its output immediately.
speech.init = lambda: None
# The low priority makes this run only while Orca has nothing else to do.
GLib.timeout_add(100, tell_idle, priority=GLib.PRIORITY_LOW)
