import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { PlaceWeatherPage } from './components/place-weather.tsx';
import { NearbyPlaces, WeatherSections } from './components/weather-home.tsx';
import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import type { weatherBlocks } from './blocks.server.ts';

const placeBlocks: Pick<
  BlockComponents<typeof weatherBlocks>,
  'weatherSections' | 'placeWeather' | 'nearbyPlaces'
> = {
  weatherSections: WeatherSections,
  placeWeather: PlaceWeatherPage,
  nearbyPlaces: NearbyPlaces,
};

/** Components of all blocks that a location's page may contain. */
export const placePageComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...placeBlocks };
