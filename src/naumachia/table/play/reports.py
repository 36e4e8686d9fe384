"""Report of a finished match at its table: kept once computed, told at once where a record brought one, and then checked."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from naumachia.table.base.errors import Forbidden
from naumachia.table.play.table import Table
from naumachia.table.storage.stored import KeptReport
from naumachia.table.wire import outgoing
from naumachia.table.work.tasks import Reported


async def report(table: Table, address: str, *, check: bool) -> outgoing.Report | None:
    """Return the report of a finished match; None where the match has changed meanwhile.

    Numbers that came with a record are told as such, unless they are to be checked first.
    """
    async with table.lock:
        match = await table.ready()
        if match.outcome is None:
            raise Forbidden("report-not-yet")
        kept = await table.storage.annotations.report(table.id)
    doubtful = kept is not None and kept.source == "told"
    again = check and doubtful
    work = partial(table.workers.report, address, match, kept.text if kept else "", again)
    found: Reported | None = await table.questions.ask(("report", kept, again), work)
    if found is None:
        return None
    source = found.report.source
    if source != "told":
        await _keep(table, KeptReport(found.kept, source) if found.kept else None)
    elif kept is not None:
        source = kept.source
    return replace(found.report, source=source)


async def _keep(table: Table, report: KeptReport | None) -> None:
    """Keep a report that was computed or checked here; it may be gone with its match by now."""
    if report is not None:
        async with table.lock:
            await table.storage.annotations.keep_report(table.id, report)
