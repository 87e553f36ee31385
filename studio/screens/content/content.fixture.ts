import { z } from 'zod';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { createScan } from '#app/domain/search/modes.ts';
import { shownFigures } from '#app/domain/catalogue/shown-figures.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import type { Store } from '#app/store/store.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import type { ContentServices } from './content.server.ts';

/** The vertical of the sample bundle. */
export const sampleVertical: VerticalServer = {
  vertical: {
    id: 2,
    prefix: 'g',
    scope: 'second-vertical',
    name: 'g',
    menuOrder: 2,
    noun: { one: 'item', many: 'items' },
    isSearched: true,
    isCollected: false,
  },
  extSchema: z.object({
    slug: z.string().default(''),
    devices: z.array(z.enum(['keyboard', 'touch'])).default([]),
  }),
  structuredDataTypes: ['game'],
  isPlayed: true,
  blocks: {},
  layouts: {},
};

/** Loads the published site, with the services that the table needs. */
export async function openSample(store: Store) {
  const snapshot = await loadSnapshot(store, createSnapshotDecoder(testRegistry));
  const services: ContentServices = { store, snapshots: { current: () => snapshot } };
  const none = { likes: 0, dislikes: 0, collections: 0, opens: 0 };
  const finding = {
    clock: store.clock,
    figuresOf: (...[site, item]: [Parameters<typeof shownFigures>[0], Parameters<typeof shownFigures>[1]]) =>
      shownFigures(site, item, { get: () => none }),
    searcherOf: ({ items }: { items: Parameters<typeof createScan>[0] }) => createScan(items),
  };
  return { services, finding };
}
