import { z } from 'zod';
import type { JsonObject } from '#app/lib/json.ts';
import { adCodeHash } from '#app/changes/measured-ads.server.ts';
import type { AdFigures } from '#app/pages/measure/ad-figures.ts';
import type { StoredAdMeasurement } from '#app/store/ad-measurements.server.ts';
import { idOfEntry } from './ad-edits.server.ts';
import type { AdWeight } from './ad-weight.ts';

/** Maximum length of the JSON of figures, in characters. */
const longestJson = 1_000;

const count = (most: number) => z.int().min(0).max(most);
const duration = count(60_000);
const figuresSchema = z
  .strictObject({
    requests: count(100_000),
    hidden: count(100_000),
    bytes: count(10_000_000_000),
    longTasks: duration,
    blocking: duration,
    shift: z.number().min(0).max(1_000).nullable(),
  })
  .refine(({ requests, hidden }) => hidden <= requests)
  .refine(({ longTasks, blocking }) => blocking <= longTasks);

/**
 * Reads the figures of a measurement. The measured script has run in the page that sends them, so it can have changed
 * them. Returns `null` if their form or size is not allowed.
 */
export function readFigures(json: string): AdFigures | null {
  if (json.length > longestJson) return null;
  try {
    return figuresSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns the weight of an entry's current code, or why it is not known. `measurements` begin with the newest. */
export function weightOf(entry: JsonObject, measurements: readonly StoredAdMeasurement[]): AdWeight {
  const id = idOfEntry(entry);
  const hash = adCodeHash(entry);
  const own = measurements.filter(({ adId }) => adId === id);
  const current = own.find(({ codeHash }) => codeHash === hash);
  const figures = current ? readFigures(current.figures) : null;
  if (!current || !figures) return { state: own.length > 0 ? 'outdated' : 'unmeasured' };
  const { browser, measuredAt } = current;
  return { state: 'measured', figures, browser, measuredAt };
}
