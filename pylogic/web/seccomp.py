"""seccomp, by which a Linux process gives up system calls: a program in BPF answers with EPERM.

Its language is that of linux/filter.h and linux/seccomp.h; the filter is a list of what is denied,
since what Python, clingo and SWI-Prolog need differs with each C library.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import sys
from collections.abc import Iterator

_SET_NO_NEW_PRIVS, _GET_SECCOMP, _SET_SECCOMP, _FILTER = 38, 21, 22, 2

_LOAD, _IF_EQUAL, _IF_AT_LEAST, _IF_ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _MACHINE, _FIRST, _SECOND = 0, 4, 16, 24
"""Where the call's number, the machine, and the low halves of its arguments stand."""
_ALLOW, _KILL, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
_FOREIGN = 0x40000000
"""Numbers from here on are x86-64's second table of calls."""
_NAMESPACES = 0x7E020080
"""The flags of `clone` that make a namespace."""
_TYPE_FOR_THE_USER = 0x5412
"""TIOCSTI, the `ioctl` that types into a terminal."""

DENIED = {
    # other processes
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "kcmp": (312, 272),
    "pidfd_getfd": (438, 438),
    # the network, and servers on this machine
    "socket": (41, 198),
    "connect": (42, 203),
    "bind": (49, 200),
    "listen": (50, 201),
    # file systems and namespaces
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "quotactl": (179, 60),
    "quotactl_fd": (443, 443),
    "fanotify_init": (300, 262),
    "unshare": (272, 97),
    "setns": (308, 268),
    # the kernel, and calls in which much went wrong
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "keyctl": (250, 219),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    # the machine
    "reboot": (169, 142),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "acct": (163, 89),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "clock_adjtime": (305, 266),
    "adjtimex": (159, 171),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "syslog": (103, 116),
    "personality": (135, 92),
    "vhangup": (153, 58),
    "ioperm": (173, None),
    "iopl": (172, None),
    "modify_ldt": (154, None),
}
"""The numbers of calls on x86-64 and on aarch64."""
CLONE, CLONE3, IOCTL = (56, 220), (435, 435), (16, 29)
MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""The column of a machine in these tables, and what the kernel calls it."""

Instruction = tuple[int, int, int, int]
"""Code, how many to skip if it is so, and if not, and a number."""


class _Filter(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_so", ctypes.c_uint8),
        ("if_not", ctypes.c_uint8),
        ("number", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("filters", ctypes.POINTER(_Filter)))


def is_there() -> bool:
    """Whether the kernel has it, on a machine whose calls are known."""
    if sys.platform != "linux" or platform.machine() not in MACHINES:
        return False
    return bool(_libc().prctl(_GET_SECCOMP, 0, 0, 0, 0) >= 0)


def give_up_privileges() -> None:
    """From now on no program that this process starts may do more than it may itself.

    Raises:
        OSError: the kernel refuses.
    """
    _control(_SET_NO_NEW_PRIVS, 1, None)


def restrict() -> None:
    """Give up, in this thread and what it starts, what no puzzle needs.

    Raises:
        OSError: the kernel refuses.
    """
    program = list(_program(*MACHINES[platform.machine()]))
    filters = (_Filter * len(program))(*(_Filter(*one) for one in program))
    _control(_SET_SECCOMP, _FILTER, ctypes.byref(_Program(len(program), filters)))


def _program(column: int, machine: int) -> Iterator[Instruction]:
    yield _LOAD, 0, 0, _MACHINE
    yield _IF_EQUAL, 1, 0, machine
    yield _RETURN, 0, 0, _KILL
    yield _LOAD, 0, 0, _NUMBER
    yield _IF_AT_LEAST, 0, 1, _FOREIGN
    yield _RETURN, 0, 0, _REFUSE | errno.EPERM
    for numbers in DENIED.values():
        number = numbers[column]
        if number is not None:
            yield _IF_EQUAL, 0, 1, number
            yield _RETURN, 0, 0, _REFUSE | errno.EPERM
    yield _IF_EQUAL, 0, 1, CLONE3[column]
    yield _RETURN, 0, 0, _REFUSE | errno.ENOSYS  # its flags lie where no filter can look: use clone
    yield _IF_EQUAL, 0, 4, IOCTL[column]
    yield _LOAD, 0, 0, _SECOND
    yield _IF_EQUAL, 0, 1, _TYPE_FOR_THE_USER
    yield _RETURN, 0, 0, _REFUSE | errno.EPERM
    yield _RETURN, 0, 0, _ALLOW
    yield _IF_EQUAL, 1, 0, CLONE[column]
    yield _RETURN, 0, 0, _ALLOW
    yield _LOAD, 0, 0, _FIRST
    yield _IF_ANY_BIT, 0, 1, _NAMESPACES
    yield _RETURN, 0, 0, _REFUSE | errno.EPERM
    yield _RETURN, 0, 0, _ALLOW


def _control(option: int, first: int, second: object) -> None:
    if _libc().prctl(option, ctypes.c_ulong(first), second, ctypes.c_ulong(0), ctypes.c_ulong(0)):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
