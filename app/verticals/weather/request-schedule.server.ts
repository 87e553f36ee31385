import type { Clock } from '#app/lib/clock.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const maxPerMinute = 60;
const maxBackOff = 2 * hour;

/**
 * Decides when the providers of forecasts may be asked. Limits the number of requests per minute, and delays requests
 * after failures.
 */
export class RequestSchedule {
  private readonly clock: Clock;
  private readonly failures = new Map<string, { count: number; nextAt: number }>();
  /** When the pause of each provider ends. */
  private readonly pausedUntil = new Map<string, number>();
  /** The times of the requests of the last minute. */
  private started: number[] = [];

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /**
   * Returns the time from which a provider may be asked about a location. The time may be in the past. The limit per
   * minute does not apply while a request for the location is running, because this request is joined.
   */
  nextMoment(location: string, provider: string, isRunning: boolean): number {
    this.started = this.started.filter((time) => time > this.clock.now() - minute);
    return Math.max(
      this.failures.get(location)?.nextAt ?? 0,
      this.pausedUntil.get(provider) ?? 0,
      !isRunning && this.started.length >= maxPerMinute ? (this.started[0] ?? 0) + minute : 0,
    );
  }

  noteStart(): void {
    this.started.push(this.clock.now());
  }

  noteSuccess(location: string): void {
    this.failures.delete(location);
  }

  /**
   * Records when the location may be requested again. An error that concerns the whole provider also pauses requests
   * for all other locations.
   */
  noteFailure(location: string, provider: string, error: unknown): void {
    const now = this.clock.now();
    const count = (this.failures.get(location)?.count ?? 0) + 1;
    this.failures.set(location, {
      count,
      nextAt: now + Math.min(maxBackOff, minute * 2 ** (count - 1)),
    });
    const pause = pauseAfter(error, now);
    if (pause > 0) this.pausedUntil.set(provider, now + pause);
  }
}

/** Returns the milliseconds for which the provider is not asked about any location after an error. */
function pauseAfter(error: unknown, now: number): number {
  if (!(error instanceof GuardedFetchError)) return 0;
  if (error.status === 403 || error.status === 401) return hour;
  if (error.status === 429 || error.status === 503) {
    const text = error.retryAfter ?? '';
    const delay = /^\d{1,6}$/.test(text) ? Number(text) * second : (Date.parse(text) || 0) - now;
    return Math.min(24 * hour, Math.max(5 * minute, delay));
  }
  return error.fault === 'connection' ? minute : 0;
}
