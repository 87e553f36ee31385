import { inEnglish } from '#app/lib/phrase.ts';
import type { EntryIdentity, FeedReport } from './feed-report.ts';

/** Formats the texts of a report in English, as the command line shows them and the record of runs stores them. */
export function reportInEnglish(report: FeedReport): FeedReport {
  return {
    ...report,
    refused: report.refused.map((entry) => ({ ...withPlace(entry), reason: inEnglish(entry.reason) })),
    heldBack: report.heldBack.map(withPlace),
    marked: report.marked.map(withPlace),
    deleted: report.deleted.map(withPlace),
    unpaid: report.unpaid.map(inEnglish),
    warnings: report.warnings.map(inEnglish),
  };
}

function withPlace<Entry extends EntryIdentity>(entry: Entry): Entry {
  return { ...entry, place: inEnglish(entry.place) };
}
