import type { ProviderView } from '../weather-data.ts';

/** A period of a forecast. Figures are metric; `null` if unknown. */
export interface ForecastStep {
  /** Unix milliseconds. */
  time: number;
  /** Hours until the next step. */
  hours: number;
  temperature: number;
  /** Extremes within the step, where it is longer than an hour. */
  min: number | null;
  max: number | null;
  feelsLike: number | null;
  /** See `parseSymbol`, with or without its light; "": not said. */
  symbol: string;
  /** mm within the step. */
  precipitation: number | null;
  /** Percent. */
  probability: number | null;
  /** km/h */
  wind: number | null;
  gust: number | null;
  /** Degrees it comes from. */
  windFrom: number | null;
  /** Percent. */
  humidity: number | null;
  /** hPa at sea level. */
  pressure: number | null;
  uv: number | null;
}

/** A forecast as it is stored, from any provider. */
export interface Forecast {
  steps: ForecastStep[];
}

/** An answer that is not a forecast. */
export class ForecastError extends Error {
  override name = 'ForecastError';
}

/** A service that forecasts the weather of a position. */
export interface ForecastProvider {
  name: 'met-norway' | 'open-meteo';
  view: ProviderView;
  /** Its public service. */
  baseAddress: string;
  /** Its terms ask for a contact in the User-Agent: without one it is not asked. */
  needsContact: boolean;
  contentTypes: readonly string[];
  /** Address of the forecast for a position of at most two decimals. */
  addressOf(base: string, position: { latitude: number; longitude: number }): string;
  /** Throws ForecastError. */
  read(text: string): Forecast;
}

/** Parses an answer's JSON. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ForecastError('the answer is no JSON', { cause: error });
  }
}
