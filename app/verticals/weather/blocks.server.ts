import { z } from 'zod';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { sectionsOf } from '#app/pages/layouts/sections.server.ts';
import { siteForecastSource } from './forecasts.server.ts';
import { isAnyShown, inputOf } from './page-input.server.ts';
import { placeCard, placeWeather } from './place-weather.server.ts';
import { places, type Place } from './places/places.server.ts';
import { forecastSettings } from './settings.server.ts';
import { shownCities } from './shown-cities.server.ts';
import { skyLight } from './sky-light.ts';
import { sunPosition } from './sun-and-moon.server.ts';
import { unitsOfCountry } from './units.ts';
import type { UnitDefault } from './units.ts';

const hour = 3_600_000;

/**
 * Returns the units of the settings. If the setting is `auto`, returns the units of the location's country, which the
 * page uses until the browser reports the visitor's region.
 */
function unitDefault({ snapshot }: PageContext, place?: Place): UnitDefault {
  const { units } = forecastSettings.of(snapshot.settings);
  if (units !== 'auto') return { system: units, isByRegion: false };
  return { system: place ? unitsOfCountry(place.countryCode) : 'metric', isByRegion: true };
}

/** Milliseconds after which a page is rendered again if available forecasts are missing on it. */
const missingLifetime = 30_000;

/**
 * Whether the site's settings allow requests for forecasts. If one of the page's forecasts is still missing, shortens
 * the time for which the page is cached.
 */
function asksForecasts(context: PageContext, needed: readonly Place[] = []): boolean {
  const { isAllowed } = siteForecastSource(context.snapshot.settings, context.siteUrl);
  const kept = inputOf(context)?.kept;
  if (isAllowed && needed.some(({ slug }) => !kept?.has(slug))) context.endAt(context.now + missingLifetime);
  return isAllowed;
}

/** Makes the page expire at the end of the hour, because its hours and light depend on it. */
function endAtHour(context: PageContext): void {
  context.endAt((Math.floor(context.now / hour) + 1) * hour);
}

function hasAnyForecast(context: PageContext): boolean {
  const input = inputOf(context);
  return input !== null && isAnyShown(input, context.now);
}

const weatherSections = defineBlock({
  type: 'weatherSections',
  description: 'The portal’s sections in one line, on narrow windows',
  settings: {},
  load(context) {
    const sections = sectionsOf(context);
    return sections.length > 0 ? { sections } : null;
  },
});

const weatherSearch = defineBlock({
  type: 'weatherSearch',
  description:
    'Heading of the weather home with the field that finds places, my place and the choice of units',
  settings: {},
  load(context) {
    return {
      query: inputOf(context)?.query ?? '',
      placeCount: places.length,
      forecasts: asksForecasts(context) ? (hasAnyForecast(context) ? 'shown' : 'awaited') : 'none',
      units: unitDefault(context),
      // The sky at 40° north on the prime meridian represents the world.
      sky: skyLight(sunPosition({ latitude: 40, longitude: 0 }, context.now), null),
    };
  },
});

const myPlaces = defineBlock({
  type: 'myPlaces',
  description: 'The places that a visitor keeps in the browser; left out where places were searched for',
  settings: { title: z.string().max(120).default('My places').describe('heading') },
  load: (context, { title }) => (inputOf(context)?.query ? null : { title, units: unitDefault(context) }),
});

const worldWeather = defineBlock({
  type: 'worldWeather',
  description: 'Cities of the world in the light of their skies, or the places that were searched for',
  settings: { title: z.string().max(120).default('Around the world').describe('heading') },
  load(context, { title }) {
    endAtHour(context);
    const input = inputOf(context);
    const shown = input?.shown ?? shownCities;
    const query = input?.query ?? '';
    const kept = shown.flatMap(({ slug }) => input?.kept.get(slug) ?? []);
    const found = shown.length === 0 ? `No city found for “${query}”` : `Places for “${query}”`;
    return {
      title: query === '' ? title : found,
      cards: shown.map((place) => placeCard(place, context.now, input?.kept.get(place.slug) ?? null)),
      providers: [...new Set(kept.map(({ provider }) => provider.view))],
      hasForecasts: asksForecasts(context, shown),
      units: unitDefault(context),
    };
  },
});

const placeWeatherBlock = defineBlock({
  type: 'placeWeather',
  description: 'A place’s weather: now, the next hours and days, sun and moon',
  settings: {},
  load(context) {
    const input = inputOf(context);
    if (!input?.place) return null;
    endAtHour(context);
    const { place, kept } = input;
    return {
      place: {
        name: place.name,
        country: place.region ? `${place.region}, ${place.country}` : place.country,
      },
      weather: placeWeather(place, context.now, kept.get(place.slug) ?? null),
      units: unitDefault(context, place),
      hasForecasts: asksForecasts(context, [place]),
    };
  },
});

const nearbyPlaces = defineBlock({
  type: 'nearbyPlaces',
  description: 'Other places near a place',
  settings: { title: z.string().max(120).default('Nearby').describe('heading') },
  load(context, { title }) {
    const input = inputOf(context);
    if (!input?.place || input.shown.length === 0) return null;
    return {
      title,
      cards: input.shown.map((place) => placeCard(place, context.now, input.kept.get(place.slug) ?? null)),
      units: unitDefault(context, input.place),
      hasForecasts: asksForecasts(context, input.shown),
    };
  },
});

/** Blocks of the weather vertical. */
export const weatherBlocks = {
  weatherSections,
  weatherSearch,
  myPlaces,
  worldWeather,
  placeWeather: placeWeatherBlock,
  nearbyPlaces,
};
