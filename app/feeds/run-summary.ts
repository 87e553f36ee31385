import { z } from 'zod';

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

/** The parts of a recorded run that later code reads. Records of earlier versions lack some. */
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
  isNotModified: z.boolean().default(false),
  counts: sizes.prefault({}),
  version: z.number().nullable().default(null),
});

/** The figures of a recorded run. */
export type RunSummary = z.output<typeof summarySchema>;

/** Reads the figures of a run. Returns `null` if the run ended before the comparison. */
export function readRunSummary(summary: unknown): RunSummary | null {
  const parsed = summarySchema.safeParse(summary);
  return parsed.success ? parsed.data : null;
}

const failureSchema = z.object({ message: z.string() });

/** Reads why a run of a stored feed failed. Returns "" if it did not fail. */
export function readRunFailure(summary: unknown): string {
  const parsed = failureSchema.safeParse(summary);
  return parsed.success ? parsed.data.message : '';
}
