import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { DocumentSink } from './document-sink.server.ts';

// The second flag is also set by the server (decision 0022).
setFlagsFromString('--expose-gc');
setFlagsFromString('--no-allocation-site-pretenuring');
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
  test('contains all written bytes and text', () => {
    expect(write(['<p>', Buffer.from('naïve 🎮'), '</p>'])).toBe('<p>naïve 🎮</p>');
    expect(write([])).toBe('');
  });

  test('preserves a character whose bytes arrive in two parts', () => {
    const bytes = Buffer.from('🎮');
    expect(write([bytes.subarray(0, 1), bytes.subarray(1)])).toBe('🎮');
  });
});

test('minor garbage collections release the written data', async () => {
  const documents = 400;
  const size = 100_000;
  const held = async () => {
    for (let round = 0; round < 5; round += 1) {
      collect({ type: 'minor' });
      // Another thread releases the memory of buffers.
      await setTimeout(20);
    }
    return process.memoryUsage().arrayBuffers;
  };
  collect({ type: 'major' });
  const before = await held();
  for (let count = 0; count < documents; count += 1) {
    const sink = new DocumentSink(() => {});
    sink.write(new Uint8Array(size).fill(97));
    sink.end();
  }
  expect((await held()) - before).toBeLessThan((documents * size) / 2);
});
