import { Option } from '@commander-js/extra-typings';
import {
  closeReport,
  listReports,
  readReport,
  reopenReport,
  type Report,
  type ReportState,
} from '#app/store/reports.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { positiveNumber, withCommandContext } from './command-context.ts';

const longestNote = 2_000;

/** `portico reports`: shows the reports of visitors, closes and reopens them. */
export const defineReports: DefineCommand = (command, { act, output }) => {
  const addAction = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .argument('<id>', 'the number of the report', positiveNumber('ID'));
  command
    .command('list', { isDefault: true })
    .description('List the open reports, newest first (the default).')
    .addOption(new Option('--closed', 'list the closed ones instead').conflicts('all'))
    .option('--all', 'list both')
    .action(act(({ closed, all }) => list(all ? undefined : closed ? 'closed' : 'open', output)));
  addAction('show', 'Show a report with its whole text.').action(
    act((id) => withReport(id, output, async () => {})),
  );
  addAction('close', 'Close a report.')
    .option('--note <text>', 'what was done', readNote, '')
    .action(
      act((id, { note }) =>
        withReport(id, output, async ({ closedAt }, { db, clock }) => {
          if (await closeReport(db, { id, note, closedAt: clock.now() })) return;
          throw new RefusedError(`Report ${id} was closed at ${timeOf(closedAt)}.`);
        }),
      ),
    );
  addAction('reopen', 'Open a closed report again. Its note is kept.').action(
    act((id) =>
      withReport(id, output, async (_, { db }) => {
        if (!(await reopenReport(db, id))) throw new RefusedError(`Report ${id} is open already.`);
      }),
    ),
  );
};

function readNote(given: string): string {
  const note = given.trim();
  if (note.length <= longestNote && note.isWellFormed() && !note.includes('\0')) return note;
  throw new UsageError(`--note takes up to ${longestNote} characters.`);
}

/** Passes a report to `work`, then prints its new state. */
async function withReport(
  id: number,
  output: Output,
  work: (report: Report, store: Store) => Promise<void>,
): Promise<void> {
  const report = await withCommandContext(async ({ store }) => {
    await work(await requireReport(store.db, id), store);
    return requireReport(store.db, id);
  });
  output.result(withVertical(report), describeWhole(report));
}

async function list(state: ReportState | undefined, output: Output): Promise<number> {
  const reports = await withCommandContext(({ store }) =>
    listReports(store.db, state === undefined ? {} : { state }),
  );
  const none = state === 'open' ? 'There are no open reports.' : 'There are no reports.';
  output.result(reports.map(withVertical), reports.length === 0 ? [none] : reports.flatMap(describe));
  return 0;
}

async function requireReport(db: Db, id: number): Promise<Report> {
  const report = await readReport(db, id);
  if (!report) throw new RefusedError(`There is no report ${id}.`);
  return report;
}

function withVertical(report: Report) {
  return { ...report, vertical: verticalOf(report.verticalId) };
}

/** Returns the route prefix of a vertical, with which commands name the vertical. */
function verticalOf(id: number): string {
  return registry.verticals.get(id)?.prefix ?? String(id);
}

/** Describes a report on one line. If the report has a text, its beginning is on a second line. */
function describe(report: Report): string[] {
  const text = oneLine(report.message);
  const shown = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  return [describeHead(report), ...(shown === '' ? [] : [`    ${shown}`])];
}

function describeHead({ id, verticalId, itemId, title, reason, createdAt, closedAt }: Report): string {
  const item = `${verticalOf(verticalId)} ${itemId} ${title === null ? '(removed)' : `"${oneLine(title)}"`}`;
  const state = closedAt === null ? '' : `  closed ${timeOf(closedAt)}`;
  return `${id}  ${timeOf(createdAt)}  ${item}  ${oneLine(reason)}${state}`;
}

function describeWhole(report: Report): string[] {
  const indent = (text: string) => text.split(/\r?\n/).map((line) => `    ${oneLine(line)}`);
  return [
    describeHead(report),
    ...(report.message === '' ? [] : indent(report.message)),
    ...(report.note === '' ? [] : ['Note:', ...indent(report.note)]),
  ];
}

/**
 * Joins the lines of a visitor's text, so that it cannot look like another report. Control characters are escaped by
 * the output.
 */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function timeOf(milliseconds: number | null): string {
  return milliseconds === null ? '' : new Date(milliseconds).toISOString();
}
