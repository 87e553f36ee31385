import ipaddr from 'ipaddr.js';
import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { describeRefusedAddress } from '#app/network/public-address.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Notice } from '#app/pages/vertical.server.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import type { Log, Store } from '#app/store/store.ts';
import type { Clock } from '#app/lib/clock.ts';
import { withinTime } from '#app/lib/time-limit.ts';
import { phrase } from '#app/lib/phrase.ts';
import type { WeatherLocation } from './locations/locations.server.ts';
import { metNorway } from './providers/met-norway.server.ts';
import { openMeteo } from './providers/open-meteo.server.ts';
import { forecastSettings, type ForecastSettings } from './settings.server.ts';
import { ForecastError, type Forecast, type ForecastProvider } from './providers/provider.server.ts';
import { RequestSchedule } from './request-schedule.server.ts';
import { readForecasts, writeForecast, type StoredForecast } from './stored-forecasts.server.ts';

/** The provider to ask and the identity of this site. */
export interface ForecastSource {
  provider: ForecastProvider;
  base: string;
  userAgent: string;
  /** False if the provider's terms require a contact and the site has none. */
  isAllowed: boolean;
}

/** The last good forecast of a location. */
export interface KeptForecast {
  provider: ForecastProvider;
  fetchedAt: number;
  expiresAt: number;
  forecast: Forecast;
}

/** The last good copy for a location, and the time from which another request can return newer data. */
export interface AskedForecast {
  kept: KeptForecast | null;
  nextAt: number;
}

/**
 * The forecasts of locations. They are stored. A forecast that is missing or has expired is fetched when a visitor's
 * browser requests it.
 */
export interface Forecasts {
  /** Returns the last good copies. Omits locations without one. */
  read(locations: readonly WeatherLocation[]): Promise<Map<string, KeptForecast>>;
  /**
   * Starts the fetch for a location if one is due, or joins a running one. Waits for the fetch and returns the last
   * good copy. Sends no request before the copy expires or while the request schedule forbids it.
   */
  ask(location: WeatherLocation, source: ForecastSource): Promise<AskedForecast>;
  /**
   * Calls `ask` for several locations and waits at most a few seconds. Returns the previous copy for locations whose
   * fetch takes longer. Their fetches continue.
   */
  askAll(
    locations: readonly WeatherLocation[],
    source: ForecastSource,
  ): Promise<{ kept: Map<string, KeptForecast>; nextAt: number }>;
}

const providers: Readonly<Record<string, ForecastProvider>> = {
  'met-norway': metNorway,
  'open-meteo': openMeteo,
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Minimum lifetime of a copy, whatever the provider reports. */
const minLifetime = 10 * minute;
/** Maximum time that `askAll` waits for fetches. It is below the time limit of a page. */
const longestAskAll = 5 * second;

/** Creates the forecasts of one process. */
export function createForecasts(options: {
  store: Pick<Store, 'db'>;
  clock: Clock;
  log: Log;
  network: Pick<GuardedFetch, 'get'>;
  /** Maximum time in milliseconds that `askAll` waits for fetches. */
  patience?: number;
}): Forecasts {
  const { store, clock, log, network, patience = longestAskAll } = options;
  const running = new Map<string, Promise<void>>();
  const schedule = new RequestSchedule(clock);

  async function read(locations: readonly WeatherLocation[]): Promise<Map<string, KeptForecast>> {
    const rows = await readForecasts(
      store.db,
      locations.map(({ slug }) => slug),
    );
    return new Map(rows.flatMap((row) => decode(row)));
  }

  async function ask(location: WeatherLocation, source: ForecastSource) {
    const kept = (await read([location])).get(location.slug) ?? null;
    const dueAt = nextMoment(location, source, kept);
    if (dueAt > clock.now()) return { kept, nextAt: dueAt };
    const known = running.get(location.slug);
    if (known) await known;
    else {
      const work = fetchOne(location, source).finally(() => running.delete(location.slug));
      running.set(location.slug, work);
      await work;
    }
    const fresh = (await read([location])).get(location.slug) ?? null;
    return { kept: fresh, nextAt: Math.max(clock.now() + minute, nextMoment(location, source, fresh)) };
  }

  /** Returns the time from which the provider may be asked about a location. */
  function nextMoment(
    { slug }: WeatherLocation,
    { provider, isAllowed }: ForecastSource,
    kept: KeptForecast | null,
  ): number {
    if (!isAllowed) return clock.now() + hour;
    const expiresAt = kept?.provider === provider ? kept.expiresAt : 0;
    return Math.max(expiresAt, schedule.nextMoment(slug, provider.name, running.has(slug)));
  }

  async function askAll(locations: readonly WeatherLocation[], source: ForecastSource) {
    let nextAt = clock.now() + minute;
    const all = Promise.all(locations.map((location) => ask(location, source))).then((answers) => {
      nextAt = Math.min(...answers.map((answer) => answer.nextAt), clock.now() + hour);
    });
    await withinTime(all, patience, () => new ForecastError('too slow')).catch((error: unknown) => {
      if (!(error instanceof ForecastError)) throw error;
    });
    return { kept: await read(locations), nextAt: Math.max(nextAt, clock.now() + minute) };
  }

  async function fetchOne(
    location: WeatherLocation,
    { provider, base, userAgent }: ForecastSource,
  ): Promise<void> {
    schedule.noteStart();
    const address = provider.addressOf(base, location);
    const [row] = await readForecasts(store.db, [location.slug]);
    // Another request may have fetched the forecast after this one had read the store.
    if (row?.provider === provider.name && row.expiresAt > clock.now()) return;
    const earlier = row?.provider === provider.name && decode(row).length > 0 ? row : undefined;
    try {
      const answer = await network.get(address, {
        accept: provider.contentTypes,
        maxBytes: 2 * 1024 * 1024,
        lastModified: earlier?.lastModified || undefined,
        userAgent,
      });
      const now = clock.now();
      const data =
        answer.bytes === null ? earlier?.data : encode(provider, new TextDecoder().decode(answer.bytes), now);
      if (data === undefined) throw new ForecastError('the answer says "not modified" to a first question');
      await writeForecast(store.db, {
        place: location.slug,
        provider: provider.name,
        fetchedAt: now,
        expiresAt: Math.max(now + minLifetime, Date.parse(answer.expires ?? '') || 0),
        lastModified: answer.lastModified ?? earlier?.lastModified ?? '',
        data,
      });
      schedule.noteSuccess(location.slug);
    } catch (error) {
      schedule.noteFailure(location.slug, provider.name, error);
      logFailure(location, provider, error);
    }
  }

  function logFailure(location: WeatherLocation, provider: ForecastProvider, error: unknown): void {
    const remedy =
      error instanceof GuardedFetchError && error.status === 403
        ? '; check the settings forecast.contact and forecast.address'
        : '';
    const problem = error instanceof Error ? error.message : String(error);
    log.warn({ location: location.slug, provider: provider.name }, `No forecast: ${problem}${remedy}`);
  }

  return { read, ask, askAll };
}

/** Encodes a provider's response for the store. */
function encode(provider: ForecastProvider, text: string, now: number): string {
  const forecast = provider.read(text);
  const last = forecast.steps.at(-1);
  if (!last || last.time <= now) throw new ForecastError('the answer is stale: it ends in the past');
  return JSON.stringify(forecast);
}

function decode(row: StoredForecast): [location: string, kept: KeptForecast][] {
  const provider = ownValue(providers, row.provider);
  if (!provider) return [];
  const { fetchedAt, expiresAt } = row;
  return [[row.place, { provider, fetchedAt, expiresAt, forecast: JSON.parse(row.data) as Forecast }]];
}

/** The settings that determine the source of a site's forecasts. */
type SourceSettings = Pick<SiteSettings, 'flat' | 'operator'>;

/** Returns the source of a site's forecasts. */
export function siteForecastSource(settings: SourceSettings, siteUrl: string): ForecastSource {
  const { operator } = settings;
  return forecastSource({ forecast: forecastSettings.of(settings), operator }, siteUrl);
}

/**
 * Returns the provider that the settings name, and the User-Agent to send. The User-Agent contains the site's address
 * and a contact: `forecast.contact`, otherwise `operator.email`, otherwise the site's address if it is public.
 */
export function forecastSource(
  { forecast, operator }: { forecast: ForecastSettings; operator: SiteSettings['operator'] },
  siteUrl: string,
): ForecastSource {
  const provider = ownValue(providers, forecast.provider) ?? metNorway;
  const publicUrl = isPublicOrigin(siteUrl) ? siteUrl : '';
  // Only a text of visible ASCII characters can be a contact, because it becomes part of a header.
  const contact =
    [forecast.contact, operator.email, publicUrl].find((text) => /^[\x21-\x7E]{3,200}$/.test(text)) ?? '';
  return {
    provider,
    base: (forecast.address || provider.baseAddress).replace(/(?<!\/)\/+$/, ''),
    userAgent: `Portico (${[...new Set([siteUrl, contact])].filter(Boolean).join('; ')})`,
    isAllowed: !provider.needsContact || contact !== '',
  };
}

/** Whether other machines on the internet could reach an address. */
function isPublicOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return describeRefusedAddress(host, { allowLoopback: false }) === null;
  return host.includes('.') && !host.endsWith('.localhost');
}

/** Returns a notice that names the missing setting if the provider cannot be asked, otherwise `null`. */
export function missingContact(settings: SourceSettings, siteUrl: string): Notice | null {
  const { provider, isAllowed } = siteForecastSource(settings, siteUrl);
  if (isAllowed) return null;
  const problem = phrase('No weather forecasts: {provider} answers only requests that name a contact.', {
    provider: provider.view.name,
  });
  const remedy = phrase(
    'Set forecast.contact or operator.email (./portico settings set forecast.contact you@example.org), or start with SITE_URL set to the public address.',
  );
  return { problem, remedy, settings: ['operator.email', 'forecast.contact'] };
}

const ofPlatform = new WeakMap<Platform, Forecasts>();

/** Returns the forecasts of a platform. Creates them on first use. */
export function forecastsOf(platform: Platform): Forecasts {
  const known = ofPlatform.get(platform) ?? createForecasts(platform);
  ofPlatform.set(platform, known);
  return known;
}
