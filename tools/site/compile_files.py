"""Runs in the browser's Python under Node, by `compile.mjs`: compile the engine, and as much of the library as it can reach."""

import ast
import marshal
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import MAGIC_NUMBER, source_hash
from opcode import opmap
from pathlib import Path
from zipfile import ZipFile

HEAD = MAGIC_NUMBER + (1).to_bytes(4, "little")
"""First bytes of a `.pyc` that is never compared with its source."""
IMPORT = opmap["IMPORT_NAME"]
PYODIDE = re.compile("_?pyodide/")
"""Files that read their own docstrings."""
ENGINE, LIBRARY = Path("/work/engine"), Path("/work/stdlib")
FIRST = ("naumachia.browser.engine", "naumachia.browser.work")
NEEDED = ("encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna", "traceback", "tokenize")
"""Modules that Python loads by itself."""
NEVER = frozenset(
    [
        "_ast_unparse",
        "_pydatetime",
        "_pyrepl",
        "_strptime",
        "argparse",
        "asyncio.proactor_events",
        "asyncio.windows_events",
        "asyncio.windows_utils",
        "calendar",
        "code",
        "concurrent.futures.interpreter",
        "concurrent.futures.process",
        "concurrent.interpreters",
        "csv",
        "ctypes",
        "curses",
        "doctest",
        "email",
        "ftplib",
        "getopt",
        "gettext",
        "http",
        "importlib.metadata",
        "importlib.resources",
        "mimetypes",
        "multiprocessing",
        "pdb",
        "platform",
        "plistlib",
        "pprint",
        "py_compile",
        "pydoc",
        "pydoc_data",
        "rlcompleter",
        "runpy",
        "sqlite3",
        "ssl",
        "stringprep",
        "sysconfig",
        "tarfile",
        "test",
        "tkinter",
        "trace",
        "tracemalloc",
        "turtle",
        "unittest",
        "urllib.error",
        "urllib.request",
        "urllib.response",
        "webbrowser",
        "wsgiref",
        "xml",
        "xmlrpc",
    ]
)
"""Parts of the library that only functions import which the engine never calls."""


def never(name: str) -> bool:
    """Whether a module, or a package it is in, is left out."""
    parts = name.split(".")
    return any(".".join(parts[:count]) in NEVER for count in range(1, len(parts) + 1))


def imports(path: Path, package: str) -> set[str]:
    """Return the names of all modules that a file may import, also inside functions; some are names of other things."""
    found: set[str] = set()
    codes = [compile(path.read_bytes(), str(path), "exec", dont_inherit=True)]
    while codes:
        code = codes.pop()
        codes += [one for one in code.co_consts if hasattr(one, "co_code")]
        if IMPORT in code.co_code[::2]:
            names = set(code.co_names)
            found |= names | {f"{package}.{name}" for name in names}
            found |= {f"{one}.{name}" for one in names for name in names if one != name}
    return found


class Undocumented(ast.NodeTransformer):
    """Takes the docstrings out; assertions stay, which a compiler that leaves out docstrings leaves out as well."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Drop a constant text that is a statement."""
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
            node.body = kept or [ast.copy_location(ast.Pass(), body[0])]  # type: ignore[attr-defined]
        return node


def on_one_line(tree: ast.Module) -> None:
    """Have all of a module on its first line: tables of lines are a fifth of a compressed file."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.expr, ast.stmt, ast.excepthandler)):
            node.lineno, node.end_lineno, node.col_offset, node.end_col_offset = 1, 1, 0, 0


def by_statement(tree: ast.Module) -> None:
    """Have all of an expression on the line on which its statement begins."""
    for statement in ast.walk(tree):
        if isinstance(statement, ast.stmt):
            for node in _expressions(statement):
                node.lineno, node.end_lineno, node.col_offset, node.end_col_offset = statement.lineno, statement.lineno, 0, 0


def _expressions(node: ast.AST) -> Iterator[ast.expr]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            if isinstance(child, ast.expr):
                yield child
            yield from _expressions(child)


def compile_all(folder: Path) -> None:
    """Put a `.pyc` in the place of each `.py`. The engine keeps the lines of its statements, for reports of faults."""
    for path in sorted(folder.rglob("*.py")):
        name, source = str(path.relative_to(folder)), path.read_bytes()
        tree = ast.parse(source)
        if not PYODIDE.match(name):
            tree = Undocumented().visit(tree) if tree.body else tree
        if folder == LIBRARY:
            on_one_line(tree)
        else:
            by_statement(tree)
        code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
        path.with_suffix(".pyc").write_bytes(HEAD + source_hash(source) + marshal.dumps(code))
        path.unlink()


def reached(archive: Path) -> set[str]:
    """Return the files of the library that the engine reaches."""
    sys.path.insert(0, str(ENGINE))
    before = set(sys.modules)
    for name in FIRST:
        import_module(name)
    for module in pkgutil.walk_packages([str(ENGINE / "naumachia")], "naumachia."):
        try:
            import_module(module.name)
        except ModuleNotFoundError as error:  # what needs more than the engine has is not used in a browser
            if (error.name or "").startswith("naumachia"):
                raise
            (ENGINE / f"{module.name.replace('.', '/')}.py").unlink(missing_ok=True)
    waiting = {*before, *sys.modules, *NEEDED}
    with ZipFile(archive) as zipped:
        files = set(zipped.namelist())
        zipped.extractall(LIBRARY)
    known: set[str] = set()
    kept: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in known or never(name):
            continue
        known.add(name)
        stem = name.replace(".", "/")
        if name not in sys.modules and not {f"{stem}.py", f"{stem}/__init__.py"} & files:
            continue
        waiting |= {parent for parent in [name.rpartition(".")[0]] if parent}
        for file in (f"{stem}.py", f"{stem}/__init__.py"):
            if file in files:
                kept.add(file)
                package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
                waiting |= imports(LIBRARY / file, package)
    return kept


def main() -> None:
    """Compile and leave out."""
    kept = reached(Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"))
    for path in sorted(LIBRARY.rglob("*"), reverse=True):
        if path.is_file() and str(path.relative_to(LIBRARY)) not in kept:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    compile_all(LIBRARY)
    compile_all(ENGINE)


main()
