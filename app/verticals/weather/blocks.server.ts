import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { sectionsOf } from '#app/pages/layouts/links.server.ts';
import { siteForecastSource } from './forecasts.server.ts';
import { isAnyShown, inputOf } from './page-input.server.ts';
import { locationCard, locationWeather } from './location-weather.server.ts';
import { commaOf } from '#app/messages/language-facts.ts';
import { areaOf, locations, type WeatherLocation } from './locations/locations.server.ts';
import { forecastSettings } from './settings.server.ts';
import { shownCities } from './shown-cities.server.ts';
import { skyLight } from './sky-light.ts';
import { sunPosition } from './sun-and-moon.server.ts';
import { unitsOfCountry } from './units.ts';
import type { UnitDefault } from './units.ts';

const hour = 3_600_000;

/**
 * Returns the units that the settings choose. If they choose `auto`, returns the units of the location's country, or
 * metric units without a location. The page uses these until the browser reports the visitor's region.
 */
function unitDefault({ snapshot }: PageContext, location?: WeatherLocation): UnitDefault {
  const { units } = forecastSettings.of(snapshot.settings);
  if (units !== 'auto') return { system: units, isByRegion: false };
  return { system: location ? unitsOfCountry(location.countryCode) : 'metric', isByRegion: true };
}

/** Milliseconds after which a page is rendered again if it lacks forecasts that the site may request. */
const missingLifetime = 30_000;

/**
 * Returns whether the site's settings allow requests for forecasts. If they do and one of the page's forecasts is
 * missing, shortens the time for which the page is cached.
 */
function asksForecasts(context: PageContext, needed: readonly WeatherLocation[] = []): boolean {
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
    'Heading of the weather home, with the search for locations, the button for the visitor’s own location and the choice of units',
  settings: {},
  load(context) {
    return {
      query: inputOf(context)?.query ?? '',
      locationCount: locations.length,
      forecasts: asksForecasts(context) ? (hasAnyForecast(context) ? 'shown' : 'awaited') : 'none',
      units: unitDefault(context),
      // The sky at 40° north on the prime meridian represents the world.
      sky: skyLight(sunPosition({ latitude: 40, longitude: 0 }, context.now), null),
    };
  },
});

const myPlaces = defineBlock({
  type: 'myPlaces',
  description: 'The locations that the visitor has saved in the browser. Omitted in search results',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    if (inputOf(context)?.query) return null;
    const t = context.messages('weather');
    return { title: title || t('favourite.title'), units: unitDefault(context) };
  },
});

const worldWeather = defineBlock({
  type: 'worldWeather',
  description: 'Cities around the world with their current sky, or the results of a search',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    endAtHour(context);
    const input = inputOf(context);
    const shown = input?.shown ?? shownCities;
    const query = input?.query ?? '';
    const kept = shown.flatMap(({ slug }) => input?.kept.get(slug) ?? []);
    const t = context.messages('weather');
    const found = shown.length === 0 ? t('search.none', { query }) : t('search.results', { query });
    return {
      title: query === '' ? title || t('home.world') : found,
      cards: shown.map((location) =>
        locationCard(location, context.now, input?.kept.get(location.slug) ?? null, context),
      ),
      providers: [...new Set(kept.map(({ provider }) => provider.view))],
      hasForecasts: asksForecasts(context, shown),
      units: unitDefault(context),
    };
  },
});

const placeWeather = defineBlock({
  type: 'placeWeather',
  description: 'A location’s weather: now, the next hours and days, sun and moon',
  settings: {},
  load(context) {
    const input = inputOf(context);
    if (!input?.location) return null;
    endAtHour(context);
    const { location, kept } = input;
    return {
      location: {
        name: location.name,
        comma: commaOf(context.language),
        area: areaOf(context.language, location),
      },
      weather: locationWeather(location, context.now, kept.get(location.slug) ?? null, context),
      units: unitDefault(context, location),
      hasForecasts: asksForecasts(context, [location]),
    };
  },
});

const nearbyPlaces = defineBlock({
  type: 'nearbyPlaces',
  description: 'Other locations near a location',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const input = inputOf(context);
    if (!input?.location || input.shown.length === 0) return null;
    return {
      title: title || context.messages('weather')('page.nearby'),
      cards: input.shown.map((location) =>
        locationCard(location, context.now, input.kept.get(location.slug) ?? null, context),
      ),
      units: unitDefault(context, input.location),
      hasForecasts: asksForecasts(context, input.shown),
    };
  },
});

/**
 * Blocks of the weather vertical. In their types, “place” means a location. Layouts in bundles contain these types, so
 * they are not renamed.
 */
export const weatherBlocks = {
  weatherSections,
  weatherSearch,
  myPlaces,
  worldWeather,
  placeWeather,
  nearbyPlaces,
};
