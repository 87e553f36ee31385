import { data } from 'react-router';
import { z } from 'zod';
import { chooseCategory } from '#app/feeds/manage-feeds.server.ts';
import { acceptRun } from '#app/feeds/proposals.server.ts';
import { noFetch } from '#app/feeds/recorded-fetch.server.ts';
import type { Actor } from '#app/operators/audit-log.server.ts';
import { feedContextOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { findFeedRun } from '#app/store/feed-runs.server.ts';

/** A list of keys as JSON. */
const keyList = z
  .string()
  .max(1_900_000)
  .transform((given, context) => {
    try {
      return z.array(z.string()).parse(JSON.parse(given));
    } catch {
      context.addIssue({ code: 'custom', message: 'not a list of keys' });
      return z.NEVER;
    }
  });

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept'), digest: z.string().max(50), except: keyList, also: keyList }),
  z.object({ intent: z.literal('decline'), digest: z.string().max(50) }),
  z.object({
    intent: z.literal('category'),
    name: z.string().trim().min(1).max(200),
    category: z.union([z.literal(''), z.coerce.number().int().positive()]),
  }),
]);

/** The result of an action on a run. */
export type RunAnswer =
  | { outcome: 'applied'; version: number | null; added: number; changed: number; removed: number }
  | { outcome: 'declined' | 'unchanged' | 'gone' | 'moved' | 'saved' };

/** Accepts or declines a run, or changes the category table of its feed. Throws an answer with status 400 or 404. */
export async function answerRun(
  platform: Platform,
  actor: Actor,
  runId: number,
  fields: unknown,
): Promise<RunAnswer> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: input } = parsed;
  const { store, snapshots } = platform;
  if (input.intent === 'category') {
    const run = await findFeedRun(store.db, runId);
    if (run?.feedId == null) throw data(null, { status: 404 });
    const categoryId = input.category === '' ? null : input.category;
    const feed = await chooseCategory(store, { id: run.feedId, name: input.name, categoryId }, actor);
    return { outcome: feed ? 'saved' : 'gone' };
  }
  const except = new Set(input.intent === 'accept' ? input.except : []);
  const also = new Set(input.intent === 'accept' ? input.also : []);
  const result = await acceptRun(feedContextOf(platform), {
    runId,
    digest: input.digest,
    author: actor.operatorName,
    // The pictures were fetched during the run, because an answer must not wait for other hosts.
    fetch: noFetch,
    isChosen: (key, wasLeftOut) =>
      input.intent === 'accept' && (wasLeftOut ? also.has(key) : !except.has(key)),
  });
  if (result.outcome !== 'applied') return result;
  await snapshots.refresh();
  const { version, added, changed, removed } = result.report;
  return { outcome: 'applied', version, added, changed, removed };
}
