import { MakeTime, NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine';
import { LRUCache } from 'lru-cache';
import { dayMs } from '../clock.ts';
import { phaseNames, type PhaseName } from './moon.server.ts';
import { angleBetween, bodies, longitudeOf, speedOf, type BodyName } from './positions.server.ts';
import { signOfLongitude, type SignSlug } from './zodiac.ts';

/** A body enters another sign. */
export interface Ingress {
  kind: 'ingress';
  body: BodyName;
  /** Unix milliseconds. */
  at: number;
  from: SignSlug;
  sign: SignSlug;
  isRetrograde: boolean;
}

/** A station of a planet: the moment at which its direction changes. */
export interface Station {
  kind: 'station';
  body: BodyName;
  at: number;
  turns: 'retrograde' | 'direct';
  sign: SignSlug;
  /** Degrees within the sign. */
  degree: number;
}

/** A principal phase of the Moon. */
export interface Quarter {
  kind: 'phase';
  at: number;
  name: PhaseName;
  sign: SignSlug;
  degree: number;
}

export type SkyEvent = Ingress | Station | Quarter;

interface Span {
  from: number;
  to: number;
}

/**
 * Returns the moment in a period at which a function crosses zero, to within a second. The function must change between
 * negative and positive exactly once in the period.
 */
function crossing(span: Span, value: (moment: number) => number): number {
  let { from, to } = span;
  const startsNegative = value(from) < 0;
  while (to - from > 1000) {
    const middle = (from + to) / 2;
    if (value(middle) < 0 === startsNegative) from = middle;
    else to = middle;
  }
  return Math.round(to);
}

const turning: readonly BodyName[] = bodies.filter((body) => body !== 'Sun' && body !== 'Moon');

/** Returns moments one day apart, from the start to the end of a period, both included. */
function daily({ from, to }: Span): number[] {
  const count = Math.ceil((to - from) / dayMs);
  return [...Array.from({ length: count }, (_, index) => from + index * dayMs), to];
}

function stationsOf(body: BodyName, span: Span): Station[] {
  const samples = daily(span).map((at) => ({ at, speed: speedOf(body, at) }));
  return samples.slice(1).flatMap(({ at, speed }, index) => {
    const before = samples[index];
    if (!before || before.speed < 0 === speed < 0) return [];
    const turn = crossing({ from: before.at, to: at }, (moment) => speedOf(body, moment));
    const longitude = longitudeOf(body, turn);
    return [
      {
        kind: 'station',
        body,
        at: turn,
        turns: speed < 0 ? 'retrograde' : 'direct',
        sign: signOfLongitude(longitude),
        degree: longitude % 30,
      },
    ];
  });
}

function turnsOf(body: BodyName, span: Span): Station[] {
  return turning.includes(body) ? stationsOf(body, span) : [];
}

/** Returns the stations of the planets in a period, in order. */
export function stationsWithin(span: Span, of: readonly BodyName[] = turning): Station[] {
  return of.flatMap((body) => stationsOf(body, span)).sort((a, b) => a.at - b.at);
}

function ingressesOf(body: BodyName, span: Span, stations = turnsOf(body, span)): Ingress[] {
  const samples = [...daily(span), ...stations.map(({ at }) => at)]
    .sort((a, b) => a - b)
    .map((at) => ({ at, longitude: longitudeOf(body, at) }));
  return samples.slice(1).flatMap(({ at, longitude }, index) => {
    const before = samples[index];
    if (!before) return [];
    const from = signOfLongitude(before.longitude);
    const sign = signOfLongitude(longitude);
    if (from === sign) return [];
    const isRetrograde = angleBetween(before.longitude, longitude) < 0;
    const boundary = 30 * Math.floor((isRetrograde ? before.longitude : longitude) / 30);
    const moment = crossing({ from: before.at, to: at }, (time) =>
      angleBetween(boundary, longitudeOf(body, time)),
    );
    return [{ kind: 'ingress', body, at: moment, from, sign, isRetrograde }];
  });
}

/**
 * Returns the changes of sign in a period, in order. The Moon changes sign every two to three days, so its changes are
 * included only on request.
 */
export function ingressesWithin(
  span: Span,
  of: readonly BodyName[] = bodies.filter((body) => body !== 'Moon'),
): Ingress[] {
  return of.flatMap((body) => ingressesOf(body, span)).sort((a, b) => a.at - b.at);
}

/** Returns the new moons, quarters and full moons in a period, in order. */
export function quartersWithin({ from, to }: Span): Quarter[] {
  const found: Quarter[] = [];
  let next = SearchMoonQuarter(MakeTime(new Date(from)));
  while (next.time.date.getTime() < to) {
    const at = next.time.date.getTime();
    const longitude = longitudeOf('Moon', at);
    found.push({
      kind: 'phase',
      at,
      name: phaseNames[next.quarter * 2] ?? 'new moon',
      sign: signOfLongitude(longitude),
      degree: longitude % 30,
    });
    next = NextMoonQuarter(next);
  }
  return found;
}

const cache = new LRUCache<string, readonly SkyEvent[]>({ max: 20 });

/**
 * Returns the changes of sign (except the Moon’s), stations and phases in a period, in order. Computing a month takes
 * about 20 ms. The result is cached for exactly this period, so periods should consist of whole days.
 */
export function eventsWithin(span: Span): readonly SkyEvent[] {
  const steps = eventsInSteps(span);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the same as `eventsWithin` in one step per body, so that the process can do other work in between. */
export function* eventsInSteps(span: Span): Generator<void, readonly SkyEvent[]> {
  const key = `${span.from} ${span.to}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const found: SkyEvent[] = quartersWithin(span);
  for (const body of bodies) {
    if (body === 'Moon') continue;
    yield;
    const stations = turnsOf(body, span);
    found.push(...stations, ...ingressesOf(body, span, stations));
  }
  const events = found.toSorted((a, b) => a.at - b.at);
  cache.set(key, events);
  return events;
}
