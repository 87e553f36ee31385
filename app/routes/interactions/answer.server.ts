import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Figures } from '#app/domain/catalogue/item.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import type { ItemRef } from '#app/store/votes.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { platformContext, visitorContext } from '#app/pages/request-context.server.ts';

/** The fields that every interaction has. */
export const interactionFields = z.object({
  /** Route prefix, as in the address of the page. */
  vertical: z.string().max(40),
  id: z.int().positive(),
});

/** The data of an interaction when it is stored. */
export interface Interaction<Data> {
  votes: Platform['votes'];
  item: ItemRef;
  /** Hash that distinguishes the visitors of one day. */
  visitor: string;
  data: Data;
}

/**
 * Stores an interaction of a visitor with an item (spec ACT-5). Answers with the item's figures after the store has
 * saved the interaction.
 */
export async function answerInteraction<Schema extends typeof interactionFields>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  schema: Schema,
  store: (interaction: Interaction<z.output<Schema>>) => Promise<void>,
): Promise<Response> {
  const platform = context.get(platformContext);
  const { address, userAgent } = context.get(visitorContext);
  const parsed = schema.safeParse(parseJson(await request.text()));
  // not a message: answers to programs are in English
  if (!parsed.success) return refuse(400, 'The request is malformed.');
  const { data } = parsed;
  const found = findItem(platform, data.vertical, data.id);
  // not a message: answers to programs are in English
  if (!found) return refuse(404, 'There is no such item.');
  try {
    const visitor = await platform.visitorHash.hash(address, userAgent);
    await store({ votes: platform.votes, item: found.item, visitor, data });
  } catch (error) {
    const { pathname } = new URL(request.url);
    platform.log.warn({ err: error, path: pathname }, 'An interaction of a visitor could not be stored');
    // not a message: answers to programs are in English
    return refuse(503, 'This cannot be saved right now. Try again in a moment.', { 'Retry-After': '5' });
  }
  const { likes, dislikes, collections, opens } = found.figures();
  return Response.json({ likes, dislikes, collections, opens }, { headers: notCached });
}

const notCached = { 'Cache-Control': cacheControl.none };

function refuse(status: 400 | 404 | 503, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...notCached, ...headers } });
}

function findItem(
  platform: Platform,
  prefix: string,
  itemId: number,
): { item: ItemRef; figures: () => Figures } | null {
  const snapshot = platform.snapshots.current();
  const id = platform.verticals.find(({ vertical }) => vertical.prefix === prefix)?.vertical.id;
  if (!snapshot || id === undefined) return null;
  const { verticals } = snapshot.settings;
  if (verticals.length > 0 && !verticals.includes(id)) return null;
  const item = snapshot.catalogues.get(id)?.itemById.get(itemId);
  if (!item) return null;
  return { item: { verticalId: id, itemId }, figures: () => platform.figuresOf(snapshot, item) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
