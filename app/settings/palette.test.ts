import { generate, parse, walk } from 'css-tree';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { layOver, lowestContrast, readColor, type Hex } from './contrast.server.ts';
import { builtInLightPage, derivePalette, type Palette } from './palette.server.ts';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const defaults = { page: '#0e1748', accent: '#ffcb08', pressed: '#e7b500', onAccent: '#202237' };

const textNames = 'strong soft faint accent-text success danger info quiz star coral sand leaf app'.split(
  ' ',
);
const markNames = ['accent-mark', 'heart'];

/** Returns a colour of the palette as it appears on a background. */
function seen({ colors }: Palette, name: string, ground: Hex): Hex {
  return readColor(colors.get(`--color-${name}`) ?? '', ground) ?? 'missing';
}

/** The backgrounds of text, including a panel of 6 % within a surface. */
function grounds(palette: Palette): Hex[] {
  const plain = ['page', 'surface', 'raised', 'glow'].map((name) => seen(palette, name, '#000000'));
  const surface = seen(palette, 'surface', '#000000');
  return [...plain, layOver(surface, seen(palette, 'over', '#000000'), 0.06)];
}

describe('the colours of the interface', () => {
  it('can be read on every page colour, with every accent', { tags: 'property' }, () => {
    fc.assert(
      fc.property(hex, hex, (page, accent) => {
        const palette = derivePalette({ ...defaults, page, accent });
        for (const ground of grounds(palette)) {
          for (const name of textNames) {
            const contrast = lowestContrast(seen(palette, name, ground), [ground]);
            expect(contrast, `${name} on ${ground} of ${page}`).toBeGreaterThanOrEqual(4.5);
          }
          for (const name of markNames) {
            const contrast = lowestContrast(seen(palette, name, ground), [ground]);
            expect(contrast, `${name} on ${ground} of ${page}`).toBeGreaterThanOrEqual(3);
          }
        }
        const strong = seen(palette, 'strong', page);
        expect(lowestContrast(seen(palette, 'on-strong', strong), [strong])).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: runs(100) },
    );
  });

  it('can be read on every grey', () => {
    for (let level = 0; level < 256; level += 1) {
      const page = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      const palette = derivePalette({ ...defaults, page });
      for (const ground of grounds(palette)) {
        for (const name of textNames) {
          const contrast = lowestContrast(seen(palette, name, ground), [ground]);
          expect(contrast, `${name} on ${ground} of ${page}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('are light on dark pages and dark on light ones', () => {
    expect(derivePalette({ ...defaults, page: '#101010' }).scheme).toBe('dark');
    expect(derivePalette({ ...defaults, page: '#fff4e0' }).scheme).toBe('light');
  });

  it('keep their hue', () => {
    const onWhite = derivePalette({ ...defaults, page: '#ffffff' });
    const [red, green, blue] = [1, 3, 5].map((start) =>
      Number.parseInt(seen(onWhite, 'success', '#ffffff').slice(start, start + 2), 16),
    );
    expect(green).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
  });

  it('let surfaces differ from the page and from each other', () => {
    fc.assert(
      fc.property(hex, (page) => {
        const [own, surface, raised] = grounds(derivePalette({ ...defaults, page }));
        expect(new Set([own, surface, raised]).size).toBe(3);
      }),
    );
  });

  it('are in the style sheet as they follow from the defaults', () => {
    const sheet = readFileSync(new URL('../app.css', import.meta.url), 'utf8');
    const declared: [string, string][] = [];
    const inBoth: [string, string][] = [];
    walk(parse(sheet, { parseCustomProperty: false }), {
      visit: 'Declaration',
      enter({ property, value }) {
        if (!property.startsWith('--color-')) return;
        const text = generate(value).trim();
        const both = /^light-dark\((.*)\)$/.exec(text)?.[1];
        if (both !== undefined) inBoth.push([property, both]);
        else if (this.atrule?.name === 'theme') declared.push([property, text]);
      },
    });
    const dark = derivePalette(defaults).colors;
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(dark));
    const light = derivePalette({ ...defaults, page: builtInLightPage }).colors;
    const wanted = [...light].flatMap(([name, value]) =>
      value === dark.get(name) ? [] : [[name, `${value}, ${dark.get(name)}`]],
    );
    expect(Object.fromEntries(inBoth)).toEqual(Object.fromEntries(wanted));
  });
});

describe('a translucent colour', () => {
  it('is blended with the colour behind it', () => {
    expect(layOver('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(readColor('rgb(255 255 255 / 50%)', '#000000')).toBe('#808080');
    expect(readColor('transparent', '#123456')).toBe('#123456');
  });
});
