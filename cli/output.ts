import { once } from 'node:events';
import type { Output } from './command.ts';

/** Streams and clock of an output: those of the process, or of a test. */
export interface OutputStreams {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  /** Returns the current time in milliseconds. */
  now(): number;
}

export const processStreams: OutputStreams = {
  stdout: process.stdout,
  stderr: process.stderr,
  now: Date.now,
};

/** Milliseconds between two lines of progress if they cannot be rewritten, as in a log. */
const progressMs = 10_000;
const clearLine = '\r\u001b[K';

/**
 * Writes to the process's streams. All text passes through `safeText`, so that titles from feeds and bundles cannot
 * control the terminal. In JSON, the escapes represent the same characters.
 */
export function createOutput(
  isJson: boolean,
  { stdout, stderr, now }: OutputStreams = processStreams,
): Output {
  let isProgressShown = false;
  let lastProgress: number | null = null;
  const endProgress = () => {
    if (isProgressShown) stderr.write(clearLine);
    isProgressShown = false;
  };
  return {
    isJson,
    result(document, lines) {
      endProgress();
      const text = isJson ? JSON.stringify(document, null, 2) : lines.join('\n');
      if (text !== '') stdout.write(`${safeText(text)}\n`);
    },
    async piece(text) {
      if (!stdout.write(safeText(text))) await once(stdout, 'drain');
    },
    message(line) {
      endProgress();
      stderr.write(`${safeText(line)}\n`);
    },
    progress(what, done, total, failed = 0) {
      const line = `${what}: ${done} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;
      if (stderr.isTTY) {
        isProgressShown = done < total;
        const room = (stderr.columns ?? usualColumns) - line.length - 1;
        stderr.write(isProgressShown ? `${clearLine}${line}${drawBar(done / total, room)}` : clearLine);
        return;
      }
      lastProgress ??= now();
      if (done >= total || now() - lastProgress < progressMs) return;
      lastProgress = now();
      stderr.write(`${line}\n`);
    },
  };
}

/** Assumed number of columns if the terminal does not report it. */
const usualColumns = 80;
const longestBar = 40;

/**
 * Returns a progress bar with its percentage, for the end of a line with `room` free columns. Returns "" if there are
 * too few columns.
 */
function drawBar(share: number, room: number): string {
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  const length = Math.min(longestBar, room - percent.length - 4);
  if (length < 10) return '';
  const full = Math.floor(share * length);
  return `  ${'█'.repeat(full)}${'░'.repeat(length - full)} ${percent}`;
}

/**
 * Characters that change the state of a terminal or the order of the text: control characters except tab and line
 * break, and overrides of the writing direction.
 */
const commands = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\u202a-\u202e\u2066-\u2069]/gu;

/** Returns untrusted text in a form that is safe on a terminal: control characters appear as `\u001b`. */
export function safeText(text: string): string {
  return text.replaceAll(
    commands,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
