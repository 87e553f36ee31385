import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { Layout, PageKind } from '#app/domain/layout.ts';
import { blockPlacer } from '#app/pages/layouts/place-block.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import type { weatherBlocks } from './blocks.server.ts';

const place = blockPlacer<typeof shellBlocks & typeof coreBlocks & typeof weatherBlocks>();

/** The weather pages of a fresh install. */
export const weatherLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('weatherSearch'),
    place('myPlaces'),
    place('worldWeather'),
    place('bottomBar'),
  ],
  details: [place('topBar'), place('placeWeather'), place('nearbyPlaces'), place('bottomBar')],
  search: [
    place('topBar'),
    place('searchResults', { fullWidth: true }),
    place('waysOn', { fullWidth: true }),
    place('bottomBar'),
  ],
};
