/** The weather of a location for components and the data route. Moments are Unix milliseconds, values are metric. */
export interface LocationWeather {
  slug: string;
  renderedAt: number;
  /** Local time, such as "14:20". */
  localTime: string;
  localDay: string;
  sky: SkyView;
  timeline: Timeline;
  sun: SunView;
  moon: MoonView;
  forecast: ForecastView | null;
  /** Ten days from today on. Empty if there is a forecast, which replaces them. */
  daylight: DaylightView[];
}

/** Response of `/api/forecast/{location}`. */
export interface ForecastAnswer {
  weather: LocationWeather;
  /** The time from which another request can return newer data. */
  nextAt: number;
}

/** Response of `/api/forecasts`. */
export interface CardsAnswer {
  cards: LocationCard[];
  /** The providers of the forecasts on the cards. */
  providers: ProviderView[];
  /** The time from which another request can return newer data. */
  nextAt: number;
}

/** The light of the sky, as the background of a page or card. */
export interface SkyView {
  /** CSS value for the background. */
  light: string;
  hasStars: boolean;
}

/** The 48 hours of the curve, with their labels, the nights and the heights of the sun. */
export interface Timeline {
  start: number;
  hours: { label: string; /** On the first hour of a day. */ day: string }[];
  /** Periods of night as shares of the 48 hours. */
  nights: [from: number, to: number][];
  /** Height of the sun at each hour and at the end, degrees. */
  heights: number[];
}

/** The sun on one local day. `null` for an event that does not happen that day. */
export interface SunView {
  sunrise: string | null;
  sunset: string | null;
  dawn: string | null;
  dusk: string | null;
  daylightMinutes: number;
  /** Current height in degrees. */
  altitude: number;
  /** Share of the day that has passed. */
  share: number;
  /** Heights during the day in degrees. */
  heights: number[];
}

/** The daylight of one local day. `sunrise` or `sunset` is `null` if it does not happen that day. */
export interface DaylightView {
  name: string;
  date: string;
  sunrise: string | null;
  sunset: string | null;
  minutes: number;
  /** Periods of daylight as shares of the day. */
  light: [from: number, to: number][];
}

export interface MoonView {
  /** Phase angle in degrees: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number;
  name: string;
  litPercent: number;
  isSouthern: boolean;
  moonrise: string | null;
  moonset: string | null;
  next: string;
}

/** A forecast prepared for one location and moment. */
export interface ForecastView {
  provider: ProviderView;
  fetchedAt: number;
  expiresAt: number;
  now: NowView;
  hours: HourView[];
  days: DayView[];
}

/** The provider, which has to be named wherever its data is shown. */
export interface ProviderView {
  name: string;
  href: string;
  licence: string;
}

export interface NowView {
  symbol: string;
  /** The symbol in words. "" if it is unknown. */
  condition: string;
  temperature: number;
  feelsLike: number;
  /** km/h */
  wind: number | null;
  /** Direction that the wind comes from, in degrees. */
  windFrom: number | null;
  gust: number | null;
  humidity: number | null;
  pressure: number | null;
  uv: number | null;
  /** A sentence such as "Rain from about 04:00." May be "". */
  outlook: string;
}

export interface HourView {
  symbol: string;
  condition: string;
  temperature: number;
  /** mm in the hour. */
  precipitation: number;
  probability: number | null;
  wind: number | null;
  windFrom: number | null;
}

export interface DayView {
  name: string;
  date: string;
  symbol: string;
  condition: string;
  min: number;
  max: number;
  /** mm */
  precipitation: number;
  probability: number | null;
  wind: number | null;
}

export interface LocationCard {
  slug: string;
  name: string;
  /** The country. For the United States, also the state. */
  area: string;
  localTime: string;
  sky: SkyView;
  isDay: boolean;
  /** `null` without a forecast. */
  now: { symbol: string; temperature: number } | null;
  /** When the forecast on the card expires, in Unix milliseconds. 0 without a forecast. */
  expiresAt: number;
  /** A text such as "Sunset 17:17". */
  sunLine: string;
}

/** A suggestion of the search field. */
export interface LocationName {
  slug: string;
  name: string;
  detail: string;
}

/** Response of `/api/places?q=…` and `/api/places?slug=…`. */
export interface LocationsAnswer {
  /** The locations. The field is called `places`, because the name is part of the wire format. */
  places: LocationName[];
}

export type LocationPosition = [slug: string, latitude: number, longitude: number];

/** Response of `/api/places?all=1`. */
export interface PositionsAnswer {
  positions: LocationPosition[];
}
