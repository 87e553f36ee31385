import { Option } from '@commander-js/extra-typings';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { VersionTooOldError } from '#app/changes/current-values.server.ts';
import {
  discardDraft,
  listDrafts,
  readDraft,
  scheduleDraft,
  type Draft,
} from '#app/changes/drafts.server.ts';
import { countChanges } from '#app/changes/count-changes.server.ts';
import { publishDraft } from '#app/changes/publish-draft.server.ts';
import { readSiteFiles } from '#app/bundle/site-files.server.ts';
import { countOf, quoteTitle } from '#app/domain/change-summary.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import type { Store } from '#app/store/store.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { printPublication } from './print-publication.ts';
import { positiveNumber, withCommandContext } from './command-context.ts';

/** `portico draft`: lists, publishes and discards the drafts of operators. */
export const defineDraft: DefineCommand = (command, { act, output }) => {
  const addAction = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .argument('<draft>', 'the number of the draft, which draft list shows', positiveNumber('DRAFT'));
  command
    .command('list')
    .description('List all drafts.')
    .action(act(() => list(output)));
  addAction('show', 'Show what a draft would change.').action(
    act((id) => publish(id, { isDryRun: true, take: undefined }, output)),
  );
  addAction('publish', 'Check a draft and publish it, completely or not at all.')
    .addOption(
      new Option(
        '--take <side>',
        'where others changed the same field: mine takes the value of the draft, now leaves the field as it is',
      ).choices(['mine', 'now'] as const),
    )
    .option('--dry-run', 'show what would change, without changing anything')
    .action(act((id, { take, dryRun: isDryRun = false }) => publish(id, { isDryRun, take }, output)));
  addAction('schedule', 'Publish a draft later.')
    .argument('<time>', 'such as 2026-12-24T18:00Z; never cancels that', readTime)
    .action(act((id, time) => schedule(id, time, output)));
  addAction('discard', 'Delete a draft.').action(act((id) => discard(id, output)));
};

async function list(output: Output): Promise<number> {
  await withCommandContext(async ({ store }) => {
    const found = await listDrafts(store);
    const drafts = found.map((draft) => ({ ...draft, problem: inEnglish(draft.problem) }));
    const lines: string[] = [];
    for (const draft of drafts) lines.push(describeDraft(draft, await countChanges(store.db, draft.edits)));
    output.result(drafts, lines.length > 0 ? lines : ['There are no drafts.']);
  });
  return 0;
}

function describeDraft({ id, title, author, publishAt, problem }: Draft, changes: number): string {
  const name = title === '' ? 'Draft without a name' : quoteTitle(title);
  const who = author === '' ? '' : ` by ${author}`;
  const when = publishAt === null ? '' : `, will be published at ${formatTime(publishAt)}`;
  return `${id}  ${name}${who}, ${countOf(changes, 'change')}${when}${problem === '' ? '' : `. ${problem}`}`;
}

/** Formats a time in the form in which `draft schedule` accepts it. */
function formatTime(time: number): string {
  return new Date(time).toISOString().replace(/:00\.000Z$/, 'Z');
}

interface PublishFlags {
  isDryRun: boolean;
  /** The side whose values are taken in all conflicts. */
  take: 'mine' | 'now' | undefined;
}

async function publish(id: number, { isDryRun, take }: PublishFlags, output: Output): Promise<number> {
  return withCommandContext(async ({ environment: { siteUrl }, store, mediaDir }) => {
    const draft = await findDraft(store, id);
    const siteFiles = await readSiteFiles(rootFolder, mediaDir);
    const author = { ...fromCommandLine, author: draft.author };
    const options = { author, registry, siteUrl, siteFiles, rest: take, isDryRun };
    const result = await publishDraft(store, draft, options);
    if (result.outcome === 'not-found' || result.outcome === 'outdated') throw changedMeanwhile(id);
    const sides = { mine: 'draft', base: 'when it was begun' };
    const status = await printPublication(store, result, sides, output);
    if (result.outcome === 'conflicts') {
      output.message('Others changed these fields. Nothing was changed; add --take mine or --take now.');
    }
    return status;
  }).catch((error: unknown) => {
    throw error instanceof VersionTooOldError ? new RefusedError(error.message, { cause: error }) : error;
  });
}

async function discard(id: number, output: Output): Promise<number> {
  await withCommandContext(async ({ store }) => {
    const { outcome } = await discardDraft(store, await findDraft(store, id));
    if (outcome !== 'saved') throw changedMeanwhile(id);
  });
  output.result({ id }, [`Draft ${id} was discarded.`]);
  return 0;
}

async function schedule(id: number, publishAt: number | null, output: Output): Promise<number> {
  await withCommandContext(async ({ store }) => {
    const { outcome } = await scheduleDraft(store, await findDraft(store, id), publishAt);
    if (outcome !== 'saved') throw changedMeanwhile(id);
  });
  output.result({ id, publishAt }, [
    publishAt === null
      ? `Draft ${id} is no longer scheduled.`
      : `Draft ${id} will be published at ${formatTime(publishAt)}.`,
  ]);
  return 0;
}

async function findDraft(store: Store, id: number): Promise<Draft> {
  const draft = await readDraft(store.db, id);
  if (!draft) throw new RefusedError(`There is no draft ${id}; ./portico draft list shows all.`);
  return draft;
}

function changedMeanwhile(id: number): RefusedError {
  return new RefusedError(`Someone else changed draft ${id} at the same moment; try again.`);
}

function readTime(text: string): number | null {
  if (text === 'never') return null;
  const time = Date.parse(text);
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(time)) return time;
  throw new UsageError(`TIME must be a time such as 2026-12-24T18:00Z, or never, not "${text}".`);
}
