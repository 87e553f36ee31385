import type { ParseArgsOptionsConfig } from 'node:util';

/** The parsed arguments of a command, and where to write. */
export interface Invocation {
  options: Readonly<Record<string, string | boolean | undefined>>;
  values: readonly string[];
  output: Output;
}

/** Output of a command: results to standard output, everything else to standard error. */
export interface Output {
  isJson: boolean;
  /** Prints the result: one JSON document with `--json`, otherwise the given lines. */
  result(document: unknown, lines: readonly string[]): void;
  /** Writes a part of a result as soon as it is available. */
  piece(text: string): Promise<void>;
  /** Prints a message for the user of the terminal. */
  message(line: string): void;
  /** Prints the progress of long work: a line that is rewritten on a terminal, otherwise an occasional line. */
  progress(what: string, done: number, total: number, failed?: number): void;
}

/** One subcommand. Its name and summary are in the table of `main.ts`. */
export interface Command {
  /** Arguments after the name, such as `<file|folder> [--dry-run]`. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Additional lines of `--help`. */
  details?: readonly string[];
  /** Returns the exit status: 0 done, 1 refused. Throws UsageError if the arguments are wrong. */
  run(invocation: Invocation): Promise<number>;
}

/** Wrong arguments. Exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An operation that was refused or could not be done. Exit status 1. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
