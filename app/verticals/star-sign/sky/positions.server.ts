import {
  Body,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SphereFromVector,
} from 'astronomy-engine';
import { dayMs } from '../clock.ts';
import { modulo, signOfLongitude, type SignSlug } from './zodiac.ts';

/** The Sun, the Moon and the planets, in display order. */
export const bodies = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;

export type BodyName = (typeof bodies)[number];

/** The position of a body as seen from the centre of the Earth. Angles are in degrees. */
export interface Position {
  body: BodyName;
  /** Apparent longitude, referred to the true ecliptic and equinox of date, 0 to 360. */
  longitude: number;
  latitude: number;
  /** Degrees of longitude a day. */
  speed: number;
  isRetrograde: boolean;
  sign: SignSlug;
  /** Degrees within the sign, 0 to 30. */
  degree: number;
}

/** Returns the apparent geocentric ecliptic coordinates of date at a moment in Unix milliseconds. */
export function eclipticOf(body: BodyName, moment: number): { longitude: number; latitude: number } {
  const time = MakeTime(new Date(moment));
  const vector = RotateVector(Rotation_EQJ_ECT(time), GeoVector(Body[body], time, true));
  const { lon, lat } = SphereFromVector(vector);
  return { longitude: modulo(lon, 360), latitude: lat };
}

export const longitudeOf = (body: BodyName, moment: number): number => eclipticOf(body, moment).longitude;

/** Returns the turn that leads from the first angle to the second, in degrees: at least -180 and below 180. */
export const angleBetween = (from: number, to: number): number => modulo(to - from + 180, 360) - 180;

const speedStep = dayMs / 8;

/** Returns the speed in degrees of longitude a day. Negative while a planet is retrograde. */
export function speedOf(body: BodyName, moment: number): number {
  const before = longitudeOf(body, moment - speedStep);
  const after = longitudeOf(body, moment + speedStep);
  return (angleBetween(before, after) * dayMs) / (2 * speedStep);
}

export function positionOf(body: BodyName, moment: number): Position {
  const { longitude, latitude } = eclipticOf(body, moment);
  const speed = speedOf(body, moment);
  return {
    body,
    longitude,
    latitude,
    speed,
    isRetrograde: speed < 0,
    sign: signOfLongitude(longitude),
    degree: longitude % 30,
  };
}

/** Returns the positions of all ten bodies at a moment in Unix milliseconds. Takes about a millisecond. */
export const positionsAt = (moment: number): Position[] => bodies.map((body) => positionOf(body, moment));
