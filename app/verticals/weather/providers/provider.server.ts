import type { ProviderView } from '../weather-data.ts';

/** A period of a forecast. Figures are metric; `null` if unknown. */
export interface ForecastStep {
  /** Unix milliseconds. */
  time: number;
  /** Number of hours that the step covers. */
  hours: number;
  temperature: number;
  /** Minimum and maximum temperature within the step, if it is longer than an hour. */
  min: number | null;
  max: number | null;
  feelsLike: number | null;
  /** A symbol for `parseSymbol`, with or without the suffix for its light. "" if unknown. */
  symbol: string;
  /** Precipitation within the step in mm. */
  precipitation: number | null;
  /** Percent. */
  probability: number | null;
  /** km/h */
  wind: number | null;
  gust: number | null;
  /** Direction that the wind comes from, in degrees. */
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

/** Thrown for a response that is not a forecast. */
export class ForecastError extends Error {
  override name = 'ForecastError';
}

/** A service with weather forecasts for positions. */
export interface ForecastProvider {
  name: 'met-norway' | 'open-meteo';
  view: ProviderView;
  /** Address of the provider's public service. */
  baseAddress: string;
  /** Whether the provider's terms require a contact in the User-Agent. Without a contact, the provider is not asked. */
  needsContact: boolean;
  contentTypes: readonly string[];
  /** Returns the address of the forecast for a position. The position must have at most two decimals. */
  addressOf(base: string, position: { latitude: number; longitude: number }): string;
  /** Reads a response. Throws ForecastError if it is not a forecast. */
  read(text: string): Forecast;
}

/** Parses a response as JSON. Throws ForecastError if it is not JSON. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ForecastError('the answer is not JSON', { cause: error });
  }
}
