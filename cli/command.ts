import type { ParseArgsOptionsConfig } from 'node:util';

/** The arguments of a command: its options and values as given, and where to write. */
export interface Invocation {
  options: Readonly<Record<string, string | boolean | undefined>>;
  values: readonly string[];
  output: Output;
}

/** Where a command writes: results to standard output, everything else to standard error. */
export interface Output {
  isJson: boolean;
  /** Prints the result: one JSON document with `--json`, otherwise the given lines. */
  result(document: unknown, lines: readonly string[]): void;
  /** A piece of a result that is written as it comes. */
  piece(text: string): Promise<void>;
  /** A message for the person at the terminal. */
  message(line: string): void;
  /** Prints the progress of long work: a line that is rewritten on a terminal, otherwise an occasional line. */
  progress(what: string, done: number, total: number, failed?: number): void;
}

/** One subcommand. Its name and summary are in the table of `main.ts`. */
export interface Command {
  /** After the name, such as `<file|folder> [--dry-run]`. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** What `--help` adds, one line each. */
  details?: readonly string[];
  /** Returns the exit status: 0 done, 1 refused. Throws UsageError for wrong arguments. */
  run(invocation: Invocation): Promise<number>;
}

/** Arguments that make no sense; exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Something that was refused or could not be done; exit status 1. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
