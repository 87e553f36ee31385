import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Control } from './kit/control.ts';

const games = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'protocol', 'reach'].includes(entry.name))
  .map((entry) => entry.name);

it.each(games)('the portal prints what %s reads', async (slug) => {
  const { controls } = (await import(`./${slug}/controls.ts`)) as { controls: Control[] };
  const facts = JSON.parse(readFileSync(path.join('content/games', `${slug}.json`), 'utf8')) as {
    controls: Control[];
    devices: string[];
  };
  expect(facts.controls).toEqual(controls);
  expect(new Set(facts.devices)).toEqual(new Set(controls.map((control) => control.device)));
  for (const { inputs } of controls) {
    for (const input of inputs)
      expect(input, 'a key cap, not a key code').not.toMatch(/^(Key|Digit|Pad|Arrow[^UDLR])/);
  }
});
