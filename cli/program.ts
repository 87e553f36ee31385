import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import type { DefineCommand, Session } from './command.ts';
import type { OutputStreams } from './output.ts';

/** A command in the help. Its module is loaded when the command is called. */
interface Entry {
  summary: string;
  load: () => Promise<DefineCommand>;
}

/** Every command, in the order of the help. */
const commands: Readonly<Record<string, Entry>> = {
  import: {
    summary: 'Check a site bundle and import it, completely or not at all.',
    load: async () => (await import('./import.ts')).defineImport,
  },
  export: {
    summary: 'Write the site bundle, or one vertical of it.',
    load: async () => (await import('./export.ts')).defineExport,
  },
  feed: {
    summary: 'Import the items of a provider, from a file or an address.',
    load: async () => (await import('./feed.ts')).defineFeed,
  },
  migrate: {
    summary: 'Import the games of a WordPress or CloudArcade site, and redirect their old addresses.',
    load: async () => (await import('./migrate.ts')).defineMigrate,
  },
  search: {
    summary: 'Search a vertical as its search page does.',
    load: async () => (await import('./search.ts')).defineSearch,
  },
  settings: {
    summary: 'Show the settings, or change one.',
    load: async () => (await import('./settings.ts')).defineSettings,
  },
  item: {
    summary: 'Hide, delete or pin an item, or release it to its feed.',
    load: async () => (await import('./item.ts')).defineItem,
  },
  languages: {
    summary: 'Show which translations are missing, and exchange texts with translators.',
    load: async () => (await import('./languages.ts')).defineLanguages,
  },
  page: {
    summary: 'Show a text page of the site, or replace its text.',
    load: async () => (await import('./page.ts')).definePage,
  },
  redirects: {
    summary: 'Send visitors from old addresses to new ones.',
    load: async () => (await import('./redirects.ts')).defineRedirects,
  },
  history: {
    summary: 'List the changes of the site, or of one item.',
    load: async () => (await import('./history.ts')).defineHistory,
  },
  show: {
    summary: 'Show what a change did, field by field.',
    load: async () => (await import('./show.ts')).defineShow,
  },
  undo: {
    summary: 'Undo a change, without touching later ones.',
    load: async () => (await import('./undo.ts')).defineUndo,
  },
  draft: {
    summary: 'List the drafts of operators, publish, schedule or discard one.',
    load: async () => (await import('./draft.ts')).defineDraft,
  },
  layout: {
    summary: 'List the layouts of the library, or put one into a draft.',
    load: async () => (await import('./layout.ts')).defineLayout,
  },
  check: {
    summary: 'Check whether games of other sites still work, and list games that fail.',
    load: async () => (await import('./check.ts')).defineCheck,
  },
  reports: {
    summary: 'Show the reports of visitors, and close them.',
    load: async () => (await import('./reports.ts')).defineReports,
  },
  stats: {
    summary: 'Show the statistics: page views, plays, searches and more.',
    load: async () => (await import('./stats.ts')).defineStats,
  },
  operator: {
    summary: 'Manage the people who may use the Studio.',
    load: async () => (await import('./operator.ts')).defineOperator,
  },
  doctor: {
    summary: 'Examine the installation, and say how to fix problems.',
    load: async () => (await import('./doctor.ts')).defineDoctor,
  },
  review: {
    summary: 'Check whether the site is ready for the review of an ad network.',
    load: async () => (await import('./review.ts')).defineReview,
  },
  jobs: {
    summary: 'Show which process runs the jobs, and how each of them went.',
    load: async () => (await import('./jobs.ts')).defineJobs,
  },
  backup: {
    summary: 'Copy the store, even while it is in use, and check the copy.',
    load: async () => (await import('./backup.ts')).defineBackup,
  },
  restore: {
    summary: 'Replace the store with a backup.',
    load: async () => (await import('./restore.ts')).defineRestore,
  },
  new: {
    summary: 'Write the skeleton of a vertical, a block or a mapping, for developers.',
    load: async () => (await import('./new.ts')).defineNew,
  },
  completion: {
    summary: 'Print a script that completes commands in a shell.',
    load: async () => (await import('./completion.ts')).defineCompletion,
  },
};

/**
 * Creates the parser of the command line. Only the commands that the line names get their arguments and options. All
 * others only have a name and a summary, for the help.
 */
export async function createProgram(
  argv: readonly string[],
  session: Session,
  { stdout, stderr }: Pick<OutputStreams, 'stdout' | 'stderr'>,
): Promise<CommandUnknownOpts> {
  const program = new Command('portico')
    .description('The operator’s command line.')
    .option('--json', 'write one JSON document to standard output')
    .helpOption('-h, --help', 'show the help of a command')
    .helpCommand('help [command]', 'Show the help of a command.')
    .addHelpText('after', `\n${afterHelp}`)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      // run-command-line.ts prints errors, so they are not printed here.
      outputError: () => {},
    })
    .exitOverride();
  const named = namesIn(argv);
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = program.command(name).summary(summary).description(summary);
    if (named.has(name)) (await load())(command, session);
  }
  return program;
}

const afterHelp =
  'Messages go to standard error. Exit status: 0 done, 1 refused, 2 wrong arguments, 74 disk full.';

/** Returns the name of the command that a line calls, or of the command whose help it requests. */
function namesIn(argv: readonly string[]): Set<string> {
  const [first = '', second = ''] = argv.filter((word) => !word.startsWith('-'));
  return new Set(first === 'help' ? [second] : [first]);
}

/**
 * Returns the usage of the command that a line calls, such as `portico show [options] <change>`, and the line that
 * shows its help. If a subcommand does not exist, returns the usage and the help line of its parent command.
 */
export function usageOf(program: CommandUnknownOpts, argv: readonly string[]): string[] {
  let found = program;
  const names = ['./portico'];
  for (const word of argv) {
    const next = found.commands.find((command) => command.name() === word);
    if (!next && !word.startsWith('-')) break;
    if (next) names.push(word);
    found = next ?? found;
  }
  return [`Usage: ${found.createHelp().commandUsage(found)}`, `Help: ${names.join(' ')} --help`];
}
