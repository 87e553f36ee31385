import { CommanderError } from '@commander-js/extra-typings';
import { BundleFaultError, formatFault } from '#app/bundle/fault.ts';
import { SourceError } from '#app/bundle/source.server.ts';
import { fullDisk, isDiskFull } from '#app/store/disk-full.server.ts';
import { StoreError } from '#app/store/store.ts';
import { EnvironmentError } from '#app/config/environment.server.ts';
import { RefusedError, UsageError, type Output, type Session } from './command.ts';
import { wordsCommand } from './completion.ts';
import { completeWords } from './completion-words.ts';
import { createOutput, processStreams, type OutputStreams } from './output.ts';
import { createProgram, usageOf } from './program.ts';

/** Runs one command line. Returns its exit status: 0 done, 1 refused, 2 wrong arguments, 74 disk full. */
export async function runCommandLine(
  argv: readonly string[],
  streams: OutputStreams = processStreams,
): Promise<number> {
  if (argv[0] === wordsCommand) return printWords(argv.slice(1), streams);
  const output = createOutput(isJsonWanted(argv), streams);
  let status = 0;
  const session: Session = {
    output,
    act:
      (work) =>
      async (...values) => {
        status = (await work(...values)) ?? 0;
      },
  };
  const program = await createProgram(argv, session, streams);
  if (argv.length === 0) {
    program.outputHelp({ error: true });
    return usageStatus;
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // Commander has printed the help of a group of commands, so there is no error to explain.
      if (error.code === 'commander.help') return usageStatus;
    }
    return explain(error, usageOf(program, argv), output);
  }
}

/** Prints the words that a shell suggests, each with a tab and its description. */
async function printWords(words: readonly string[], streams: OutputStreams): Promise<number> {
  const output = createOutput(false, streams);
  const program = await createProgram(words, { output, act: () => () => Promise.resolve() }, streams);
  const found = completeWords(program, words);
  output.result(
    found,
    found.map(({ word, meaning }) => (meaning === '' ? word : `${word}\t${meaning}`)),
  );
  return 0;
}

/** Returns whether `--json` is an option of a command line. After `--`, it is a value. */
function isJsonWanted(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}

const usageStatus = 2;

/**
 * Prints an error and returns the exit status. An error that an operator can fix is printed on one line. Any other
 * error is a bug and is printed with its stack trace.
 */
function explain(error: unknown, usage: readonly string[], output: Output): number {
  if (isDiskFull(error)) return explainFullDisk(error, output);
  const isUsage = error instanceof UsageError || error instanceof CommanderError;
  const faults = error instanceof BundleFaultError ? error.faults : [];
  const isExpected = isUsage || expectedErrors.some((kind) => error instanceof kind);
  const text = error instanceof Error ? error.message : String(error);
  const message = error instanceof CommanderError ? text.replace(/^error: /, '') : text;
  const trace = error instanceof Error ? error.stack : undefined;
  for (const fault of faults) output.message(formatFault(fault));
  output.message(`portico: ${isExpected ? message : (trace ?? message)}`);
  for (const line of isUsage ? usage : []) output.message(line);
  if (output.isJson) output.result({ outcome: isUsage ? 'usage' : 'refused', message, faults }, []);
  return isUsage ? usageStatus : 1;
}

/** Exit status of a command when the disk is full (sysexits.h, EX_IOERR). */
const diskFullStatus = 74;

/** Explains that the disk is full. Returns the exit status. */
export function explainFullDisk(error: unknown, output: Output): number {
  const { message } = error instanceof StoreError ? error : fullDisk('the output', error);
  output.message(`portico: ${message}`);
  if (output.isJson) output.result({ outcome: 'refused', message, faults: [] }, []);
  return diskFullStatus;
}

const expectedErrors = [BundleFaultError, RefusedError, SourceError, StoreError, EnvironmentError];
