import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { LocationWeatherPage } from './components/location-weather.tsx';
import { NearbyLocations, WeatherSections } from './components/weather-home.tsx';
import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { weatherBlocks } from './blocks.server.ts';

const locationBlocks: Pick<
  BlockComponents<typeof weatherBlocks>,
  'weatherSections' | 'placeWeather' | 'nearbyPlaces'
> = {
  weatherSections: WeatherSections,
  placeWeather: LocationWeatherPage,
  nearbyPlaces: NearbyLocations,
};

/** Components of all blocks that a location's page may contain. */
export const locationPageComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...locationBlocks };
