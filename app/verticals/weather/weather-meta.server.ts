import type { PageInput } from '#app/pages/layouts/page-input.server.ts';
import type { OpenPage } from '#app/pages/layouts/page.server.ts';
import { breadcrumbGraph, itemListGraph } from '#app/pages/seo/structured-data.ts';
import type { SectionTexts } from '#app/domain/section-texts.ts';
import { countryIn, fullName, type WeatherLocation } from './locations/locations.server.ts';

interface HomeFacts {
  query: string;
  shown: readonly WeatherLocation[];
  isSiteHome: boolean;
  texts: SectionTexts;
}

/** Returns the head of the section’s home and of a search for locations. Search pages are not indexed (spec SEO-2). */
export function weatherHomeMeta(page: OpenPage, about: HomeFacts): PageInput['meta'] {
  const { query, shown, isSiteHome, texts } = about;
  const { info } = page.snapshot;
  const t = page.messages('weather');
  const heading = isSiteHome ? info.title : texts.title;
  return {
    heading: query === '' ? heading : t('search.title', { query }),
    description: (isSiteHome && info.description) || texts.description,
    keywords: info.keywords,
    canonicalPath: isSiteHome && query === '' ? '/' : '/weather',
    ...(query !== '' && { robots: 'noindex, follow' as const }),
    ...(query === '' && {
      structuredData: itemListGraph(
        shown.map((location) => ({
          name: fullName(page.language, location),
          url: page.urlOf(`/weather/${location.slug}`),
        })),
      ),
    }),
  };
}

/** Returns the head of a location’s page. It mentions only values that the page shows. */
export function locationMeta(
  page: OpenPage,
  location: WeatherLocation,
  hasForecast: boolean,
): PageInput['meta'] {
  const t = page.messages('weather');
  const name = fullName(page.language, location);
  const url = page.urlOf(`/weather/${location.slug}`);
  return {
    heading: t('page.title', { name }),
    description: hasForecast ? t('page.descriptionForecast', { name }) : t('page.description', { name }),
    keywords: page.snapshot.info.keywords,
    structuredData: [
      {
        '@type': 'City',
        name: location.name,
        url,
        containedInPlace: { '@type': 'Country', name: countryIn(page.language, location) },
        geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      },
      breadcrumbGraph([
        { name: t('section.name'), url: page.urlOf('/weather') },
        { name: location.name, url },
      ]),
    ],
  };
}
