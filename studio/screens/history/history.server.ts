import { data } from 'react-router';
import { z } from 'zod';
import { readChange } from '#app/changes/read-changes.server.ts';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import {
  listChangeAuthors,
  measureHistory,
  type RecordedChange,
} from '#app/store/recorded-changes.server.ts';
import type { Headline } from '../../changes/headline.server.ts';
import { showDifferences } from '../../changes/show-changes.server.ts';
import type { UndoOutcome } from '../../changes/undo-outcome.ts';
import { findChanges, type HistoryReader } from './find-changes.server.ts';
import { origins } from './origins.ts';

/** Number of changes on one page of the list. */
const pageSize = 50;
/** Maximum number of parts and items of a change that are shown at once. */
const shownTargets = 100;

const querySchema = z.object({
  author: z.string().max(200).optional().catch(undefined),
  origin: z.enum(origins).optional().catch(undefined),
  text: z.string().trim().max(200).optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
});

/** The filters in the address of the list. */
export type HistoryQuery = z.output<typeof querySchema>;

/** Reads the filters from an address. Ignores invalid filters. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const given = [...search].filter(([, value]) => value !== '');
  return querySchema.parse(Object.fromEntries(given));
}

/** Reads a page of the history. The text of the query is searched in the language of the reader. */
export async function readHistory({ store, clock }: Platform, query: HistoryQuery, reader: HistoryReader) {
  const [{ changes, next }, authors, size, { history }] = [
    await findChanges(store, reader, { ...query, limit: pageSize }),
    await listChangeAuthors(store.db),
    await measureHistory(store.db),
    await readSiteSettings(store.db),
  ];
  return {
    now: clock.now(),
    query,
    changes: changes.map((change) => headOf(change, reader.headline)),
    next,
    authors,
    size,
    keptDays: history.days,
    keptMegabytes: history.megabytes,
  };
}

function headOf({ version, at, author, origin, summary, undoneBy }: RecordedChange, headline: Headline) {
  return { version, at, author, origin, headline: headline(summary), undoneBy };
}

/** A change in the list. */
export type ChangeHead = ReturnType<typeof headOf>;

/**
 * Reads a change with its differences and the conflicts of its undo. Throws a 404 response if there is no such change.
 */
export async function readChangeDetails(
  platform: Platform,
  version: number,
  { offset, language, headline }: { offset: number; language: string; headline: Headline },
) {
  const { store, rules, clock } = platform;
  const change = await readChange(store, version, { offset, limit: shownTargets });
  if (!change) throw data(null, { status: 404 });
  const author = { origin: 'studio', author: '' } as const;
  const undo =
    change.undoneBy === null ? await undoChange(store, version, { ...rules, author, isDryRun: true }) : null;
  const isComplete = change.differences.length === change.total;
  const titles = new Map(change.differences.map(({ target, title }) => [targetKey(target), title]));
  const shown = await showDifferences(platform, {
    differences: change.differences,
    conflicts: undo?.outcome === 'conflicts' ? undo.conflicts : [],
    faults: undo?.outcome === 'refused' ? undo.faults : [],
    titleOf: (target) => titles.get(targetKey(target)) ?? '',
    isDraft: false,
    isLatest: isComplete && version === (await store.readVersion()),
    language,
  });
  return {
    ...headOf(change, headline),
    undoes: change.undoes,
    now: clock.now(),
    total: change.total,
    offset,
    next: offset + shownTargets < change.total ? offset + shownTargets : null,
    ...shown,
    hasEffect: undo !== null && undo.outcome !== 'unchanged',
  };
}

const resolutions = z.array(
  z.object({
    target: z.string().max(1_000),
    path: z.string().max(2_000),
    take: z.enum(['mine', 'now']),
  }),
);
const undoSchema = z.object({
  intent: z.literal('undo'),
  resolutions: z.string().transform((text, context) => {
    const parsed = resolutions.safeParse(parseOrNull(text));
    if (parsed.success) return parsed.data;
    context.addIssue('is not a list of resolutions');
    return z.NEVER;
  }),
});

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Undoes a change. Throws a response with status 400 if the form is malformed. */
export async function undoByOperator(
  platform: Platform,
  version: number,
  author: string,
  fields: unknown,
): Promise<UndoOutcome> {
  const parsed = undoSchema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { store, rules, snapshots } = platform;
  const result = await undoChange(store, version, {
    ...rules,
    author: { origin: 'studio', author },
    resolutions: parsed.data.resolutions,
  });
  const undone = version;
  switch (result.outcome) {
    case 'published':
      await snapshots.refresh();
      return { outcome: 'published', version: result.version, undone };
    case 'already-undone':
      return { outcome: 'already', undone };
    case 'not-found':
      return { outcome: 'missing', undone };
    case 'dry-run':
      return { outcome: 'unchanged', undone };
    default:
      return { outcome: result.outcome, undone };
  }
}
