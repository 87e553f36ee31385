import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { DocumentSink } from './document-sink.server.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

function write(parts: readonly (Uint8Array | string)[]): string | undefined {
  let whole: string | undefined;
  const sink = new DocumentSink((html) => (whole = html));
  for (const part of parts) expect(sink.write(part)).toBe(true);
  expect(whole).toBeUndefined();
  sink.end();
  return whole;
}

describe('the document', () => {
  test('is all that was written, bytes and text', () => {
    expect(write(['<p>', Buffer.from('naïve 🎮'), '</p>'])).toBe('<p>naïve 🎮</p>');
    expect(write([])).toBe('');
  });

  test('keeps a character whose bytes came in two parts', () => {
    const bytes = Buffer.from('🎮');
    expect(write([bytes.subarray(0, 1), bytes.subarray(1)])).toBe('🎮');
  });
});

test('what was written is let go by small collections alone', () => {
  const documents = 400;
  const size = 100_000;
  const held = () => {
    for (let round = 0; round < 3; round += 1) collect({ type: 'minor' });
    return process.memoryUsage().arrayBuffers;
  };
  collect({ type: 'major' });
  const before = held();
  for (let count = 0; count < documents; count += 1) write([new Uint8Array(size).fill(97)]);
  expect(held() - before).toBeLessThan((documents * size) / 4);
});
