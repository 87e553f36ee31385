import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Control } from '@portico/arcade/control';
import { gameSlugs } from '@portico/arcade/games';

it.each(gameSlugs)('the facts of %s list the controls that the game reads', async (slug) => {
  const { controls } = (await import(`@portico/arcade/controls/${slug}`)) as { controls: Control[] };
  const facts = JSON.parse(readFileSync(path.join(import.meta.dirname, 'games', `${slug}.json`), 'utf8')) as {
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
