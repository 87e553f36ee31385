import { parseArgs } from 'node:util';
import { BundleFaultError, formatFault } from '#app/bundle/fault.ts';
import { SourceError } from '#app/bundle/source.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { fullDisk, isDiskFull } from '#app/store/disk-full.server.ts';
import { StoreError } from '#app/store/store.ts';
import { EnvironmentError } from '#app/config/environment.server.ts';
import { RefusedError, UsageError, type Command, type Output } from './command.ts';
import { createOutput, processStreams, type OutputStreams } from './output.ts';

/** Every subcommand with its summary, in the order of the help. A command is loaded when it is called. */
const commands: Readonly<Record<string, { summary: string; load: () => Promise<Command> }>> = {
  import: {
    summary: 'Check a site bundle and import it, completely or not at all.',
    load: async () => (await import('./import.ts')).importCommand,
  },
  export: {
    summary: 'Write the site bundle, or one vertical of it.',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  feed: {
    summary: 'Import the items of a provider, from a file or an address.',
    load: async () => (await import('./feed.ts')).feedCommand,
  },
  search: {
    summary: 'Search a vertical as its search page does.',
    load: async () => (await import('./search.ts')).searchCommand,
  },
  settings: {
    summary: 'Show the settings, or change one.',
    load: async () => (await import('./settings.ts')).settingsCommand,
  },
  item: {
    summary: 'Take an item out of all pages, or put it back.',
    load: async () => (await import('./item.ts')).itemCommand,
  },
  page: {
    summary: 'Show a text page of the site, or replace its text.',
    load: async () => (await import('./page.ts')).pageCommand,
  },
  redirects: {
    summary: 'Send visitors from old addresses to new ones.',
    load: async () => (await import('./redirects.ts')).redirectsCommand,
  },
  history: {
    summary: 'List the changes of the site, or of one item.',
    load: async () => (await import('./history.ts')).historyCommand,
  },
  show: {
    summary: 'Show what a change did, field by field.',
    load: async () => (await import('./show.ts')).showCommand,
  },
  undo: {
    summary: 'Undo a change, without touching later ones.',
    load: async () => (await import('./undo.ts')).undoCommand,
  },
  draft: {
    summary: 'List the drafts of operators, publish, schedule or discard one.',
    load: async () => (await import('./draft.ts')).draftCommand,
  },
  layout: {
    summary: 'List the layouts of the library, or put one into a draft.',
    load: async () => (await import('./layout.ts')).layoutCommand,
  },
  check: {
    summary: 'Check whether games of other sites still work, and list those that do not.',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  reports: {
    summary: 'Show the reports of visitors, and close them.',
    load: async () => (await import('./reports.ts')).reportsCommand,
  },
  operator: {
    summary: 'Manage the people who may use the Studio.',
    load: async () => (await import('./operator.ts')).operatorCommand,
  },
  doctor: {
    summary: 'Examine the installation, and say how to fix what is wrong.',
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
  jobs: {
    summary: 'Show which process runs the jobs, and how each of them went.',
    load: async () => (await import('./jobs.ts')).jobsCommand,
  },
  backup: {
    summary: 'Copy the store, even while it is in use, and check the copy.',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'Replace the store with a backup.',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
};

/** Runs one command line. Returns its exit status: 0 done, 1 refused, 2 wrong arguments, 74 disk full. */
export async function runCommandLine(
  argv: readonly string[],
  streams: OutputStreams = processStreams,
): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    (name === undefined ? streams.stderr : streams.stdout).write(describeAll());
    return name === undefined ? 2 : 0;
  }
  const entry = ownValue(commands, name);
  let command: Command | undefined;
  try {
    if (!entry) throw new UsageError(`There is no command "${name}"; portico --help lists them.`);
    command = await entry.load();
    return await runCommand({ name, command, summary: entry.summary, args }, streams);
  } catch (error) {
    return explain(
      error,
      command && `${name} ${command.usage}`,
      createOutput(args.includes('--json'), streams),
    );
  }
}

interface GivenCommand {
  name: string;
  command: Command;
  summary: string;
  args: readonly string[];
}

async function runCommand(
  { name, command, summary, args }: GivenCommand,
  streams: OutputStreams,
): Promise<number> {
  const { values: options, positionals } = parse(command, args);
  if (options.help === true) {
    streams.stdout.write(describeOne(name, summary, command));
    return 0;
  }
  const output = createOutput(options.json === true, streams);
  return command.run({ options, values: positionals, output });
}

function parse(command: Command, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error), {
      cause: error,
    });
  }
}

/** Returns one line for an error that an operator can fix. Any other error is a bug and keeps its stack trace. */
function explain(error: unknown, usage: string | undefined, output: Output): number {
  const isUsage = error instanceof UsageError;
  if (isDiskFull(error)) return explainFullDisk(error, output);
  const faults = error instanceof BundleFaultError ? error.faults : [];
  const isExpected = isUsage || expectedErrors.some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  const trace = error instanceof Error ? error.stack : undefined;
  for (const fault of faults) output.message(formatFault(fault));
  output.message(`portico: ${isExpected ? message : (trace ?? message)}`);
  if (isUsage && usage) output.message(`Usage: portico ${usage}`);
  if (output.isJson) output.result({ outcome: isUsage ? 'usage' : 'refused', message, faults }, []);
  return isUsage ? 2 : 1;
}

/** Exit status of a command when the disk is full (sysexits.h, EX_IOERR). */
const diskFullStatus = 74;

function explainFullDisk(error: unknown, output: Output): number {
  const { message } = error instanceof StoreError ? error : fullDisk('the output', error);
  output.message(`portico: ${message}`);
  if (output.isJson) output.result({ outcome: 'refused', message, faults: [] }, []);
  return diskFullStatus;
}

const expectedErrors = [BundleFaultError, RefusedError, SourceError, StoreError, EnvironmentError];

function describeAll(): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  return [
    'portico: the operator’s command line',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'portico COMMAND --help describes a command. --json writes one JSON document to standard output;',
    'messages go to standard error. Exit status: 0 done, 1 refused, 2 wrong arguments, 74 disk full.',
    '',
  ].join('\n');
}

function describeOne(name: string, summary: string, { usage, details = [] }: Command): string {
  return [`portico ${name} ${usage}`, summary, ...(details.length > 0 ? ['', ...details] : []), ''].join(
    '\n',
  );
}
