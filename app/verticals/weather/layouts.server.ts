import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { weatherBlocks } from './blocks.server.ts';

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof weatherBlocks>();

/** The weather pages of a fresh install. */
export const weatherLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    block('topBar'),
    block('weatherSearch'),
    block('myPlaces'),
    block('worldWeather'),
    block('bottomBar'),
  ],
  details: [block('topBar'), block('placeWeather'), block('nearbyPlaces'), block('bottomBar')],
  search: [
    block('topBar'),
    block('searchResults', { fullWidth: true }),
    block('waysOn', { fullWidth: true }),
    block('bottomBar'),
  ],
};
