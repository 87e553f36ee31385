import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { weatherBlocks } from './blocks.server.ts';
import type {
  MyLocations as MyLocationsComponent,
  WeatherSections as WeatherSectionsComponent,
  WeatherSearch as WeatherSearchComponent,
  WorldWeather as WorldWeatherComponent,
} from './components/weather-home.tsx';

type Data<Component extends (props: never) => unknown> = Parameters<Component>[0]['data'];

/** Blocks of the section’s home. They load on demand, because `/` may contain them too. */
export const weatherHomeBlocks: Omit<
  BlockComponents<typeof weatherBlocks>,
  'placeWeather' | 'nearbyPlaces'
> = {
  weatherSections: lazyBlock<Data<typeof WeatherSectionsComponent>>(
    async () => (await import('./components/weather-home.tsx')).WeatherSections,
  ),
  weatherSearch: lazyBlock<Data<typeof WeatherSearchComponent>>(
    async () => (await import('./components/weather-home.tsx')).WeatherSearch,
  ),
  myPlaces: lazyBlock<Data<typeof MyLocationsComponent>>(
    async () => (await import('./components/weather-home.tsx')).MyLocations,
  ),
  worldWeather: lazyBlock<Data<typeof WorldWeatherComponent>>(
    async () => (await import('./components/weather-home.tsx')).WorldWeather,
  ),
};
