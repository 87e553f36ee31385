import type { Command } from '@commander-js/extra-typings';

/** Output of a command: results to standard output, everything else to standard error. */
export interface Output {
  isJson: boolean;
  /** Prints the result: one JSON document with `--json`, otherwise the given lines. */
  result(document: unknown, lines: readonly string[]): void;
  /** Writes a part of a result as soon as it is available. */
  piece(text: string): Promise<void>;
  /** Prints a message for the user of the terminal. */
  message(line: string): void;
  /** Prints the progress of long work: a bar that is redrawn on a terminal, otherwise an occasional line. */
  progress(what: string, done: number, total: number, failed?: number): void;
}

/** The output of a command, and the function that wraps its actions. */
export interface Session {
  output: Output;
  /**
   * Makes the action of a command. `work` receives arguments and options as the command declares them and returns the
   * exit status, or nothing for 0.
   */
  act<Values extends unknown[]>(
    work: (...values: Values) => Promise<number | void>,
  ): (...values: Values) => Promise<void>;
}

/** Adds arguments, options, subcommands and actions to a command that has its name and summary. */
export type DefineCommand = (command: Command, session: Session) => void;

/** Wrong arguments. Exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An operation that was refused or could not be done. Exit status 1. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
