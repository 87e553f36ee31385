import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gameSlugs } from '@portico/arcade/games';

const folder = path.resolve(import.meta.dirname, '../public/previews');

it.each(gameSlugs)('%s has its preview in both formats, under 350 kB each', (slug) => {
  for (const [ending, mark] of [
    ['webm', '\x1A\x45\xDF\xA3'],
    ['webp', 'RIFF'],
  ] as const) {
    const file = path.join(folder, `${slug}.${ending}`);
    expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe(mark);
    expect(statSync(file).size).toBeLessThan(350_000);
  }
});

it('every preview is of a game', () => {
  const names = readdirSync(folder).map((name) => path.parse(name).name);
  expect(new Set(names)).toEqual(new Set(gameSlugs));
});
