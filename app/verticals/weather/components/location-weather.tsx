import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { weatherBlocks } from '../blocks.server.ts';
import { useLiveWeather } from '../use-live-weather.ts';
import { useUnits } from '../use-units.ts';
import { DayList } from './day-list.tsx';
import { HourCurve } from './hour-curve.tsx';
import { NowPanel } from './now-panel.tsx';
import { LocationFinder } from './location-search.tsx';
import { SkyScene } from './sky.tsx';
import { SunAndMoon } from './sun-and-moon.tsx';

/** The weather of a location. The response of the data route updates the same boxes. */
export function LocationWeatherPage({ data }: { data: BlockData<(typeof weatherBlocks)['placeWeather']> }) {
  return <LiveLocation key={data.weather.slug} data={data} />;
}

function LiveLocation({ data }: { data: BlockData<(typeof weatherBlocks)['placeWeather']> }) {
  const { weather, nextAt } = useLiveWeather(data.weather);
  const units = useUnits(data.units);
  return (
    <>
      <SkyScene sky={weather.sky}>
        <div className="shell pt-4 lg:pt-6">
          <LocationFinder />
          <NowPanel
            location={data.location}
            weather={weather}
            units={units}
            hasForecasts={data.hasForecasts}
            nextAt={nextAt}
          />
          <HourCurve weather={weather} units={units} />
        </div>
      </SkyScene>
      <div className="shell">
        <div className="mt-4 grid grid-cols-1 gap-4 @4xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <DayList weather={weather} units={units} />
          <SunAndMoon sun={weather.sun} moon={weather.moon} />
        </div>
      </div>
    </>
  );
}
