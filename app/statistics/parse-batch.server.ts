import { z } from 'zod';
import { longestPlay, maxEvents, type EventBatch } from '#app/domain/counted-event.ts';

const countedPage = {
  vertical: z.string().max(40),
  item: z.int().positive().optional(),
  category: z.int().positive().optional(),
};

const event = z.discriminatedUnion('kind', [
  z.object({ ...countedPage, kind: z.literal(['view', 'visit', 'open', 'play', 'like', 'click']) }),
  z.object({ ...countedPage, kind: z.literal('time'), seconds: z.int().positive().max(longestPlay) }),
  z.object({
    ...countedPage,
    kind: z.literal('search'),
    keyword: z.string().min(1).max(200),
    found: z.enum(['matches', 'close', 'nothing']),
  }),
]);

const batch = z.object({
  source: z.string().max(300),
  hasTouch: z.boolean(),
  // Optional, because a browser may run an older script from its cache.
  language: z.string().max(35).default(''),
  events: z.array(event).min(1).max(maxEvents),
});

/** Parses the body of a batch. Returns `null` if it is malformed. */
export function parseBatch(text: string): EventBatch | null {
  try {
    const parsed = batch.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
