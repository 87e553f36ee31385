import {
  closeReport,
  listReports,
  readReport,
  reopenReport,
  type Report,
  type ReportState,
} from '#app/store/reports.server.ts';
import type { Db } from '#app/store/store.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Command, type Output } from './command.ts';
import { withCommandContext, positiveNumberOf } from './command-context.ts';

const longestNote = 2_000;

/** `portico reports`: shows the reports of visitors, closes and reopens them. */
export const reportsCommand: Command = {
  usage: '[list] [--closed|--all] | show ID | close ID [--note TEXT] | reopen ID [--json]',
  options: { closed: { type: 'boolean' }, all: { type: 'boolean' }, note: { type: 'string' } },
  details: [
    'Without arguments it lists the open reports, newest first.',
    '--closed  lists the closed ones instead; --all lists both',
    'show      one report with its whole text',
    'close     closes a report; --note says what was done',
    'reopen    opens a closed report again and keeps its note',
  ],
  async run({ options, values, output }) {
    const [action = 'list', given, ...rest] = values;
    const isList = action === 'list';
    const note = typeof options.note === 'string' ? options.note.trim() : '';
    if (rest.length > 0 || isList !== (given === undefined)) throw new UsageError(wrongWords);
    if (!isList && (options.all === true || options.closed === true)) throw new UsageError(wrongWords);
    if (note !== '' && action !== 'close') throw new UsageError('--note is an option of close.');
    if (note.length > longestNote || !note.isWellFormed() || note.includes('\0')) {
      throw new UsageError(`--note takes up to ${longestNote} characters.`);
    }
    if (isList) {
      const state = options.all === true ? undefined : options.closed === true ? 'closed' : 'open';
      return list(state, output);
    }
    const id = positiveNumberOf('ID', given ?? '');
    const report = await withCommandContext(async ({ store: { db, clock } }) => {
      const before = await requireReport(db, id);
      if (action === 'close') {
        const isClosed = await closeReport(db, { id, note, closedAt: clock.now() });
        if (!isClosed) throw new RefusedError(`Report ${id} was closed at ${timeOf(before.closedAt)}.`);
      } else if (action === 'reopen') {
        if (!(await reopenReport(db, id))) throw new RefusedError(`Report ${id} is open already.`);
      } else if (action !== 'show') throw new UsageError(wrongWords);
      return requireReport(db, id);
    });
    output.result(withVertical(report), describeWhole(report));
    return 0;
  },
};

const wrongWords = 'Use reports [list], or reports show, close or reopen with the ID of a report.';

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

/** Returns the route prefix of a vertical, as commands take it. */
function verticalOf(id: number): string {
  return registry.verticals.get(id)?.prefix ?? String(id);
}

/** Describes a report in one line, and the beginning of its text in another. */
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
