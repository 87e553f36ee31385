import type { Layout, PageKind } from '#app/domain/layout.ts';

function place(type: string, settings: Record<string, unknown> = {}) {
  return { type, settings };
}

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
