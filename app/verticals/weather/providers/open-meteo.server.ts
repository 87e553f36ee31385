import { z } from 'zod';
import { wmoConditions } from '../symbols.ts';
import { ForecastError, parseAnswer, type ForecastProvider, type ForecastStep } from './provider.server.ts';

const figures = z.array(z.number().nullable()).optional();

const answer = z.object({
  hourly: z.object({
    time: z.array(z.union([z.string(), z.number()])).min(2),
    temperature_2m: z.array(z.number().nullable()),
    apparent_temperature: figures,
    precipitation: figures,
    precipitation_probability: figures,
    weather_code: figures,
    is_day: figures,
    wind_speed_10m: figures,
    wind_gusts_10m: figures,
    wind_direction_10m: figures,
    relative_humidity_2m: figures,
    pressure_msl: figures,
    uv_index: figures,
  }),
});

const variables = Object.keys(answer.shape.hourly.shape).filter((name) => name !== 'time');

/**
 * Open-Meteo, with data under CC BY 4.0. Its public service is for non-commercial use. A site with ads needs a
 * subscription or an instance of its own, whose address is the setting `forecast.address`.
 */
export const openMeteo: ForecastProvider = {
  name: 'open-meteo',
  view: { name: 'Open-Meteo', href: 'https://open-meteo.com/', licence: 'CC BY 4.0' },
  baseAddress: 'https://api.open-meteo.com/v1',
  needsContact: false,
  contentTypes: ['application/json'],
  addressOf(base, { latitude, longitude }) {
    const query = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      hourly: variables.join(','),
      timezone: 'GMT',
      forecast_days: '11',
    });
    return `${base}/forecast?${query.toString()}`;
  },
  read(text) {
    const parsed = answer.safeParse(parseAnswer(text));
    if (!parsed.success) throw new ForecastError('the answer is not an Open-Meteo forecast');
    const { hourly } = parsed.data;
    const at = (values: (number | null)[] | undefined, index: number) => values?.[index] ?? null;
    const steps = hourly.time.flatMap((time, index): ForecastStep[] => {
      const moment = typeof time === 'number' ? time * 1000 : Date.parse(`${time}Z`);
      const temperature = at(hourly.temperature_2m, index);
      if (temperature === null || Number.isNaN(moment)) return [];
      const base = `wmo${at(hourly.weather_code, index) ?? ''}`;
      const isDay = at(hourly.is_day, index);
      const light = isDay === null ? '' : isDay === 1 ? '_day' : '_night';
      // Open-Meteo's sums, probabilities and gusts refer to the hour before their entry, so the values for an hour are
      // in the next entry.
      const next = index + 1;
      return [
        {
          time: moment,
          hours: 1,
          temperature,
          min: null,
          max: null,
          feelsLike: at(hourly.apparent_temperature, index),
          symbol: Object.hasOwn(wmoConditions, base) ? base + light : '',
          precipitation: at(hourly.precipitation, next),
          probability: at(hourly.precipitation_probability, next),
          wind: at(hourly.wind_speed_10m, index),
          gust: at(hourly.wind_gusts_10m, next),
          windFrom: at(hourly.wind_direction_10m, index),
          humidity: at(hourly.relative_humidity_2m, index),
          pressure: at(hourly.pressure_msl, index),
          uv: at(hourly.uv_index, index),
        },
      ];
    });
    if (steps.length < 2) throw new ForecastError('the answer contains no temperatures');
    return { steps };
  },
};
