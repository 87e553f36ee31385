import { z } from 'zod';
import { faultLine } from '#app/bundle/fault.ts';
import { plainPhrase } from '#app/lib/phrase.ts';

const count = z.number().default(0);
const sizes = z.object({
  bad: count,
  refused: count,
  heldBack: count,
  marked: count,
  overridden: count,
  deleted: count,
});

const validator = { etag: z.string().optional(), lastModified: z.string().optional() };
const page = z.object({ address: z.string(), ...validator, digest: z.string() });

/** The parts of a recorded run that are read again. Records of earlier versions do not have all of them. */
const summarySchema = z.object({
  provider: z.string(),
  validators: z.object({ ...validator, pages: z.array(page).optional() }).default({}),
  before: count,
  entries: count,
  added: count,
  changed: count,
  unchanged: count,
  removed: count,
  deletedCount: count,
  basis: z.object({ menu: z.string(), others: z.string() }).optional(),
  missingPictures: count,
  choices: z.unknown().optional(),
  isNotModified: z.boolean().default(false),
  counts: sizes.prefault({}),
  version: z.number().nullable().default(null),
});

/** The counts of a recorded run, and the data that the next run needs. */
export type RunSummary = z.output<typeof summarySchema>;

/** Reads the counts and other data of a recorded run. Returns `null` if the run ended before the comparison. */
export function readRunSummary(summary: unknown): RunSummary | null {
  const parsed = summarySchema.safeParse(summary);
  return parsed.success ? parsed.data : null;
}

const failureSchema = z.union([
  // Earlier versions recorded no `text`, so the message is used.
  z
    .object({ message: z.string(), text: z.string().optional() })
    .transform(({ message, text }) => text ?? plainPhrase(message)),
  // Earlier versions recorded only a fault of the document, so the fault is described.
  z
    .object({ fault: z.object({ path: z.string(), problem: z.string(), allowed: z.string() }) })
    .transform(({ fault }) => faultLine(fault)),
]);

/** Returns an encoded phrase that says why a run failed, or "" if its record names no reason. */
export function readRunFailure(summary: unknown): string {
  const parsed = failureSchema.safeParse(summary);
  return parsed.success ? parsed.data : '';
}
