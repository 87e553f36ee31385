import { once } from 'node:events';
import type { Output } from './command.ts';
import { safeText } from './safe-text.ts';

/**
 * Writes to the process's streams. All text passes `safeText`: titles of feeds and bundles must not command the terminal.
 * In JSON its escapes mean the same characters.
 */
export function createOutput(isJson: boolean): Output {
  let isProgressShown = false;
  const endProgress = () => {
    if (isProgressShown) process.stderr.write('\r\u001b[K');
    isProgressShown = false;
  };
  return {
    isJson,
    result(document, lines) {
      endProgress();
      const text = isJson ? JSON.stringify(document, null, 2) : lines.join('\n');
      if (text !== '') process.stdout.write(`${safeText(text)}\n`);
    },
    async piece(text) {
      if (!process.stdout.write(safeText(text))) await once(process.stdout, 'drain');
    },
    message(line) {
      endProgress();
      process.stderr.write(`${safeText(line)}\n`);
    },
    progress(what, done, total) {
      if (!process.stderr.isTTY) return;
      isProgressShown = done < total;
      process.stderr.write(isProgressShown ? `\r${what} ${done} of ${total}` : '\r\u001b[K');
    },
  };
}
