import { expect, it } from 'vitest';
import { decodeBlockSettings } from '#app/bundle/block-settings.ts';
import { builtIn, registry } from './index.server.ts';
import { layoutLibrary } from './layout-library.server.ts';

const layouts = [...layoutLibrary.values()].flat();

it('every built-in section has layouts of its home to choose from', () => {
  const missing = builtIn.verticals.filter(
    ({ vertical }) => !layoutLibrary.get(vertical.id)?.some(({ kinds }) => kinds.includes('home')),
  );
  expect(missing.map(({ vertical }) => vertical.prefix)).toEqual([]);
});

it.each(layouts.map((layout) => [`${layout.verticalId} ${layout.id}`, layout] as const))(
  'the layout %s has blocks of its section with valid settings, and no text twice',
  (_name, { verticalId, pages, description, goodFor }) => {
    const types = registry.blockTypesOf(verticalId);
    const faults = Object.values(pages)
      .flat()
      .flatMap(({ module: type, config }) =>
        types.includes(type)
          ? registry
              .blockFaults(type, decodeBlockSettings(config).settings, verticalId)
              .map(({ path, allowed }) => `${type}.${path.join('.')}: ${allowed}`)
          : [`${type} is not a block of this section`],
      );
    expect(faults).toEqual([]);
    expect(layouts.filter((one) => one.description === description || one.goodFor === goodFor)).toHaveLength(
      1,
    );
  },
);

it('every home begins with the top bar and ends with the bottom bar', () => {
  const frames = layouts.flatMap(({ pages }) => {
    const blocks = pages['1'] ?? [];
    return [`${blocks[0]?.module} … ${blocks.at(-1)?.module}`];
  });
  expect(new Set(frames)).toEqual(new Set(['topBar … bottomBar']));
});
