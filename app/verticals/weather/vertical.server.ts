import { z } from 'zod';
import type { SectionTexts } from '#app/domain/section-texts.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { defineVertical } from '#app/pages/vertical.server.ts';
import { weatherBlocks } from './blocks.server.ts';
import { missingContact } from './forecasts.server.ts';
import { weatherJobs } from './jobs.server.ts';
import { weatherLayouts } from './layouts.server.ts';
import { homeInput } from './page-input.server.ts';
import { locationCard } from './location-weather.server.ts';
import { findLocations, largestLocations } from './locations/find-locations.server.ts';
import { forecastSettings } from './settings.server.ts';
import { locations } from './locations/locations.server.ts';
import { shownCities } from './shown-cities.server.ts';
import { countForecasts, readNewestFetch, weatherMigrations } from './stored-forecasts.server.ts';
import { weatherToday } from './today.server.ts';
import { weather } from './vertical.ts';

/** Returns the texts of the section's home for pages on which at least one card shows a forecast. */
export function homeTextsWithForecasts({ messages }: Pick<Localisation, 'messages'>): SectionTexts {
  const t = messages('weather');
  return { title: t('home.title'), description: t('home.descriptionForecasts') };
}

/**
 * Maximum number of locations in the sitemap, the largest first. The others can be found through the search and through
 * links between neighbouring locations.
 */
const maxListed = 500;

/** The locations of this vertical are a built-in table, so it needs no items. */
export default defineVertical({
  vertical: weather,
  homeTexts({ messages }) {
    const t = messages('weather');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: z.strictObject({}),
  structuredDataTypes: ['place'],
  isPlayed: false,
  blocks: weatherBlocks,
  layouts: weatherLayouts,
  migrations: weatherMigrations,
  storedFigures: [
    { name: 'forecasts', help: 'Locations with a stored forecast.', read: countForecasts },
    {
      name: 'forecast_newest_timestamp_seconds',
      help: 'When the newest forecast was fetched.',
      async read(db) {
        const newest = await readNewestFetch(db);
        return newest === null ? null : newest / 1000;
      },
    },
  ],
  jobs: weatherJobs,
  settings: forecastSettings,
  today: weatherToday,
  homeInput,
  findNamed: findLocations,
  namedAtFirst: largestLocations,
  noticesOf({ settings, siteUrl }) {
    const missing = missingContact(settings, siteUrl);
    return missing === null ? [] : [missing];
  },
  ownPages: locations.slice(0, maxListed).map(({ slug }) => `/weather/${slug}`),
  *prepare(now, localisation) {
    for (const location of shownCities) {
      // Rendering the first card of a time zone creates the formatters of that zone, so that pages need not create
      // them.
      locationCard(location, now, null, localisation);
      yield;
    }
  },
});
