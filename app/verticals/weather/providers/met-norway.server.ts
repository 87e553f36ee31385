import { z } from 'zod';
import { parseSymbol } from '../symbols.ts';
import { ForecastError, parseAnswer, type ForecastProvider, type ForecastStep } from './provider.server.ts';

const figure = z.number().nullish();

const period = z
  .object({
    summary: z.object({ symbol_code: z.string().nullish() }).nullish(),
    details: z
      .object({
        precipitation_amount: figure,
        probability_of_precipitation: figure,
        air_temperature_min: figure,
        air_temperature_max: figure,
      })
      .nullish(),
  })
  .nullish();

const answer = z.object({
  properties: z.object({
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime(),
          data: z.object({
            instant: z.object({
              details: z.object({
                air_temperature: z.number(),
                wind_speed: figure,
                wind_speed_of_gust: figure,
                wind_from_direction: figure,
                relative_humidity: figure,
                air_pressure_at_sea_level: figure,
                ultraviolet_index_clear_sky: figure,
              }),
            }),
            next_1_hours: period,
            next_6_hours: period,
            next_12_hours: period,
          }),
        }),
      )
      .min(2),
  }),
});

const hour = 3_600_000;
/** Maximum number of hours between two steps. A longer time is a gap in the series. */
const longestStep = 12;
const kilometresPerHour = (speed: number | null | undefined) => (speed == null ? null : speed * 3.6);

/**
 * MET Norway’s Locationforecast 2.0, which is free, also for sites with ads. Its data is under NLOD 2.0 and CC BY 4.0.
 */
export const metNorway: ForecastProvider = {
  name: 'met-norway',
  view: { name: 'MET Norway', href: 'https://www.met.no/en', licence: 'CC BY 4.0' },
  baseAddress: 'https://api.met.no/weatherapi/locationforecast/2.0',
  needsContact: true,
  contentTypes: ['application/json'],
  addressOf: (base, { latitude, longitude }) => `${base}/complete?lat=${latitude}&lon=${longitude}`,
  read(text) {
    const parsed = answer.safeParse(parseAnswer(text));
    if (!parsed.success) throw new ForecastError('the answer is not a Locationforecast');
    const series = parsed.data.properties.timeseries;
    const times = series.map(({ time }) => Date.parse(time));
    return {
      steps: series.map(({ data }, index): ForecastStep => {
        const time = times[index] ?? 0;
        const next = times[index + 1];
        const gap = next === undefined ? 0 : Math.round((next - time) / hour);
        // Before a gap in the series, a step covers only six hours.
        const hours = gap > longestStep ? 6 : gap;
        const { details } = data.instant;
        const within = hours <= 1 ? (data.next_1_hours ?? data.next_6_hours) : data.next_6_hours;
        const isExact = hours <= 1 ? data.next_1_hours != null : hours === 6;
        const code = within?.summary?.symbol_code ?? data.next_12_hours?.summary?.symbol_code ?? '';
        return {
          time,
          hours,
          temperature: details.air_temperature,
          min: hours > 1 ? (within?.details?.air_temperature_min ?? null) : null,
          max: hours > 1 ? (within?.details?.air_temperature_max ?? null) : null,
          feelsLike: null,
          symbol: parseSymbol(code) ? code : '',
          precipitation: isExact ? (within?.details?.precipitation_amount ?? null) : null,
          probability: within?.details?.probability_of_precipitation ?? null,
          wind: kilometresPerHour(details.wind_speed),
          gust: kilometresPerHour(details.wind_speed_of_gust),
          windFrom: details.wind_from_direction ?? null,
          humidity: details.relative_humidity ?? null,
          pressure: details.air_pressure_at_sea_level ?? null,
          uv: details.ultraviolet_index_clear_sky ?? null,
        };
      }),
    };
  },
};
