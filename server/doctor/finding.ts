import type { TextPageName } from '#app/domain/text-pages.ts';

/** How serious a finding is. A warning needs attention some day, an error today. */
export type Level = 'ok' | 'warning' | 'error';

/** The result of a check. */
export interface Outcome {
  level: Level;
  /** The finding and its location, in one or two sentences. */
  text: string;
  /** How to fix the problem, or "" if all is well. */
  fix: string;
  /** Keys of the settings that need a value. */
  settings: readonly string[];
  /** The parts of the site that the finding concerns, 200 at most. */
  places: readonly Place[];
  /** Number of all places. */
  count: number;
  /** The edit with which the Studio can fix the problem. `null` if an operator has to decide. */
  repair: Repair | null;
}

/** A part of the site that a finding concerns. */
export type Place =
  | { kind: 'item' | 'category'; prefix: string; id: number; title: string }
  | { kind: 'text-page'; name: TextPageName; title: string };

/** An edit that fixes a finding. */
export type Repair = 'allowCrawlers' | 'hideSamples' | 'showBanner';

/** Maximum number of places of a finding. */
const maxPlaces = 200;

export const checkNames = [
  'configuration',
  'ports',
  'folders',
  'disk',
  'certificates',
  'store',
  'backups',
  'clock',
  'jobs',
  'feeds',
  'statistics',
  'media',
  'fonts',
  'contact',
  'sections',
  'consent',
  'ids',
  'robots',
  'texts',
  'copies',
  'legal',
  'adsTxt',
  'games',
  'links',
  'categories',
  'samples',
  'covers',
  'controls',
  'names',
  'https',
  'sitemap',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The result of a check, with the check's name. */
export interface Finding extends Outcome {
  check: CheckName;
  /** The name of the check that operators read. */
  title: string;
}

export function ok(text: string): Outcome {
  return { level: 'ok', text, fix: '', settings: [], places: [], count: 0, repair: null };
}

export function warning(
  text: string,
  fix: string,
  settings: readonly string[] = [],
  more: { places?: readonly Place[]; repair?: Repair } = {},
): Outcome {
  const { places = [], repair = null } = more;
  const first = places.slice(0, maxPlaces);
  return { level: 'warning', text, fix, settings, places: first, count: places.length, repair };
}

export function error(...parameters: Parameters<typeof warning>): Outcome {
  return { ...warning(...parameters), level: 'error' };
}

/** Returns the most serious level of findings. */
export function worstOf(findings: readonly Pick<Finding, 'level'>[]): Level {
  const levels = findings.map(({ level }) => level);
  return levels.includes('error') ? 'error' : levels.includes('warning') ? 'warning' : 'ok';
}
