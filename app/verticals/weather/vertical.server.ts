import { z } from 'zod';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { weatherBlocks } from './blocks.server.ts';
import { weatherJobs } from './jobs.server.ts';
import { weatherLayouts } from './layouts.server.ts';
import { homeSubject } from './page-subject.server.ts';
import { placeCard } from './place-weather.server.ts';
import { places } from './places/places.server.ts';
import { shownCities } from './shown-cities.server.ts';
import { weather } from './vertical.ts';

/** Places that the sitemap names, the largest; the rest is found through their pages and the search. */
const mostListed = 500;

/** The weather vertical's server half. Its places are a table of its own: it needs no items. */
export const weatherServer: VerticalServer = {
  vertical: weather,
  homeTexts: {
    title: 'Weather',
    description:
      'Weather for cities around the world: the next 48 hours, ten days, wind, humidity, UV, and the sun and moon of each day.',
  },
  extSchema: z.strictObject({}),
  structuredDataTypes: ['place'],
  isPlayed: false,
  blocks: weatherBlocks,
  layouts: weatherLayouts,
  jobs: weatherJobs,
  homeSubject,
  ownPages: places.slice(0, mostListed).map(({ slug }) => `/weather/${slug}`),
  *prepare(now) {
    for (const place of shownCities) {
      // The first card of a time zone makes that zone's formats.
      placeCard(place, now, null);
      yield;
    }
  },
};
