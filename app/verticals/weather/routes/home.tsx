import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { openPage, type OpenPage } from '#app/pages/layouts/page.server.ts';
import { homeTexts, homeVertical } from '#app/pages/layouts/home-page.server.ts';
import { pageMeta, SectionPage } from '#app/pages/section-page.tsx';
import { forecastsOf } from '../forecasts.server.ts';
import { homeInput, isAnyShown, type WeatherInput } from '../page-input.server.ts';
import { locationsOfText } from '../locations/find-locations.server.ts';
import weatherServer, { homeTextsWithForecasts } from '../vertical.server.ts';
import { weatherHomeMeta } from '../weather-meta.server.ts';
import type { Route } from './+types/home';

export const handle = { cache: 'page', query: ['q'] } satisfies RoutePolicy;

const withForecasts = { ...weatherServer, homeTexts: homeTextsWithForecasts };
const maxFound = 24;
const longestQuery = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context, weatherServer);
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  if (typed !== '') page.markNonCanonical();
  const query = typed.trim().slice(0, longestQuery);
  const input = query === '' ? await homeInput(page.platform) : await searched(page, query);
  const { shown } = input;
  const isSiteHome = homeVertical(page.platform, page.snapshot) === weatherServer;
  const address = query === '' ? '/weather' : `/weather?q=${encodeURIComponent(query)}`;
  return page.finish({
    kind: 'home',
    address,
    verticalInput: input,
    meta: weatherHomeMeta(page, {
      query,
      shown,
      isSiteHome,
      texts: homeTexts(page, isAnyShown(input, page.now) ? withForecasts : weatherServer),
    }),
  });
}

async function searched(page: OpenPage, query: string): Promise<WeatherInput> {
  const shown = locationsOfText(page, query, maxFound);
  return { query, shown, kept: await forecastsOf(page.platform).read(shown) };
}

export const meta = pageMeta;

export default function WeatherHome({ loaderData }: Route.ComponentProps) {
  return <SectionPage page={loaderData} />;
}
