/** What components and the data route show of a place’s weather. Moments are Unix milliseconds, figures metric. */
export interface PlaceWeather {
  slug: string;
  renderedAt: number;
  /** "14:20" at the place. */
  localTime: string;
  localDay: string;
  sky: SkyView;
  timeline: Timeline;
  sun: SunView;
  moon: MoonView;
  forecast: ForecastView | null;
  /** Ten days from today on; none where a forecast fills their place. */
  daylight: DaylightView[];
}

/** Answer of `/api/forecast/{place}`. */
export interface ForecastAnswer {
  weather: PlaceWeather;
  /** From when on it is worth to ask again. */
  nextAt: number;
}

/** Answer of `/api/forecasts`. */
export interface CardsAnswer {
  cards: PlaceCard[];
  /** Who made the forecasts on the cards. */
  providers: ProviderView[];
  /** When asking again makes sense. */
  nextAt: number;
}

/** The light of the page. */
export interface SkyView {
  /** CSS background. */
  light: string;
  hasStars: boolean;
}

/** The 48 hours of the curve: their names and light. */
export interface Timeline {
  start: number;
  hours: { label: string; /** On the first hour of a day. */ day: string }[];
  /** As shares of the 48 hours. */
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
  /** Now, degrees. */
  altitude: number;
  /** Share of the day that has passed. */
  share: number;
  /** Through the day, degrees. */
  heights: number[];
}

/** The daylight of one local day. `null` if the sun does not rise or set that day. */
export interface DaylightView {
  name: string;
  date: string;
  sunrise: string | null;
  sunset: string | null;
  minutes: number;
  /** When the sun is up, as shares of the day. */
  light: [from: number, to: number][];
}

export interface MoonView {
  /** 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number;
  name: string;
  litPercent: number;
  isSouthern: boolean;
  moonrise: string | null;
  moonset: string | null;
  next: string;
}

/** A forecast made ready for one place and moment. */
export interface ForecastView {
  provider: ProviderView;
  fetchedAt: number;
  expiresAt: number;
  now: NowView;
  hours: HourView[];
  days: DayView[];
}

/** Who made it, to be named wherever it is shown. */
export interface ProviderView {
  name: string;
  href: string;
  licence: string;
}

export interface NowView {
  symbol: string;
  temperature: number;
  feelsLike: number;
  /** km/h */
  wind: number | null;
  /** Degrees the wind comes from. */
  windFrom: number | null;
  gust: number | null;
  humidity: number | null;
  pressure: number | null;
  uv: number | null;
  /** "Rain from about 04:00", or "". */
  outlook: string;
}

export interface HourView {
  symbol: string;
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
  min: number;
  max: number;
  /** mm */
  precipitation: number;
  probability: number | null;
  wind: number | null;
}

/** A place on a card. */
export interface PlaceCard {
  slug: string;
  name: string;
  country: string;
  localTime: string;
  sky: SkyView;
  isDay: boolean;
  /** Null: no forecast. */
  now: { symbol: string; temperature: number } | null;
  /** When the forecast on the card expires, in Unix milliseconds. 0 without a forecast. */
  expiresAt: number;
  /** "Sun up until 17:17". */
  sunLine: string;
}

/** A suggestion while one types. */
export interface PlaceName {
  slug: string;
  name: string;
  detail: string;
}
