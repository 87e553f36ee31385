import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { z } from 'zod';
import type { Figures } from '#app/domain/catalogue/item.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VisitorHash } from '#app/store/visitor-hash.server.ts';
import type { ItemRef } from '#app/store/votes.server.ts';
import type { Clients } from './clients.ts';
import { ipv6SiteOf } from './networks.ts';
import { createRateLimit } from './rate-limit.ts';
import { leaveBodyUnread } from './unread-body.ts';
import { cacheControl } from '#app/lib/cache-control.ts';

type Env = { Bindings: HttpBindings };

const subject = z.object({
  /** Route prefix, as in the address of the page. */
  vertical: z.string().max(40),
  id: z.int().positive(),
});

const acts = {
  vote: subject.extend({ value: z.literal([1, 0, -1]) }),
  collect: subject,
  open: subject,
  report: subject.extend({
    reason: z.string().trim().min(1).max(100).refine(isPlain),
    message: z.string().trim().max(2_000).refine(isPlain).default(''),
  }),
};

const names = Object.keys(acts) as (keyof typeof acts)[];

/** Largest body of a request, in bytes. */
const longestBody = 16 * 1024;

/**
 * Creates the endpoints for votes, collections, openings and reports (spec ACT-5). They answer after the store has
 * saved the interaction.
 */
export function createVisitorActs(
  platform: Platform,
  { visitors, clients }: { visitors: VisitorHash; clients: Clients },
): Hono<Env> {
  const { clock, log, votes, environment } = platform;
  const all = createRateLimit({ clock, burst: 40, perSecond: 1 });
  const reports = createRateLimit({ clock, burst: 5, perSecond: 1 / 60 });
  const allOfSite = createRateLimit({ clock, burst: 160, perSecond: 4 });
  const reportsOfSite = createRateLimit({ clock, burst: 20, perSecond: 4 / 60 });
  const app = new Hono<Env>();

  /**
   * Returns the seconds to wait, or 0. The owner of an IPv6 /48 can send from 65,536 networks, so the /48 is limited
   * too.
   */
  function takeAct(address: string, isReport: boolean): number {
    const wait = (isReport ? reports : all).take(address);
    const site = ipv6SiteOf(address);
    return wait > 0 || site === null ? wait : (isReport ? reportsOfSite : allOfSite).take(site);
  }

  const guard: MiddlewareHandler<Env> = async (c, next) => {
    if (c.req.method !== 'POST') return refuseUnread(c, 405, 'Send this with POST.', { Allow: 'POST' });
    if (!isSameOrigin(c, environment.siteUrl, clients)) {
      return refuseUnread(c, 403, 'This must come from a page of this site.');
    }
    const wait = takeAct(clients.addressOf(c.env.incoming), c.req.path.endsWith('/report'));
    if (wait > 0) {
      return refuseUnread(c, 429, 'Too many requests from this address.', { 'Retry-After': String(wait) });
    }
    return next();
  };
  for (const name of names) app.use(`/${name}`, guard);

  for (const name of names) {
    app.post(`/${name}`, async (c) => {
      const text = await readBody(c.env);
      if (text === null) return refuseUnread(c, 413, 'The request is too large.');
      const parsed = acts[name].safeParse(parseJson(text));
      if (!parsed.success) return refuse(c, 400, 'The request is malformed.');
      const { vertical, id } = parsed.data;
      const found = findItem(platform, vertical, id);
      if (!found) return refuse(c, 404, 'There is no such item.');
      try {
        const visitor = await visitors.hash(
          clients.addressOf(c.env.incoming),
          c.req.header('User-Agent') ?? '',
        );
        await perform(name, parsed.data, visitor, found.item);
      } catch (error) {
        log.warn({ err: error, act: name }, 'An interaction of a visitor could not be stored');
        return refuse(c, 503, 'This cannot be saved right now. Try again in a moment.', {
          'Retry-After': '5',
        });
      }
      const { likes, dislikes, collections, opens } = found.figures();
      return c.json({ likes, dislikes, collections, opens }, 200, {
        'Cache-Control': cacheControl.none,
      });
    });
  }

  async function perform(
    name: keyof typeof acts,
    data: z.output<(typeof acts)[keyof typeof acts]>,
    visitor: string,
    item: ItemRef,
  ): Promise<void> {
    if (name === 'vote' && 'value' in data) return votes.vote(visitor, item, data.value);
    if (name === 'collect') return votes.collect(visitor, item);
    if (name === 'open') return votes.open(visitor, item);
    if ('reason' in data) return votes.report({ ...item, reason: data.reason, message: data.message });
  }

  return app;
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

/**
 * Returns whether a request comes from the site itself. Browsers send `Origin` with every POST. If SITE_URL is not set,
 * the host that the browser sees is the site (spec ADDR-22).
 */
function isSameOrigin(c: Context<Env>, siteUrl: string | undefined, clients: Clients): boolean {
  const origin = c.req.header('Origin');
  if (!origin || !URL.canParse(origin)) return false;
  return siteUrl ? origin === siteUrl : new URL(origin).host === clients.hostOf(c.env.incoming);
}

/**
 * Reads the body, with or without a declared length. Returns an empty text if the client disconnected. Returns `null`
 * if the body is too large, without reading the rest.
 */
async function readBody({ incoming, outgoing }: HttpBindings): Promise<string | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > longestBody) return null;
  if (incoming.headers.expect !== undefined) outgoing.writeContinue();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > longestBody) return null;
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (!incoming.destroyed) throw error;
    return '';
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function refuse(
  c: Context,
  status: 400 | 403 | 404 | 405 | 413 | 429 | 503,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error }, status, { 'Cache-Control': cacheControl.none, ...headers });
}

/** Refuses a request before its body has been read completely. */
function refuseUnread(
  c: Context<Env>,
  status: 403 | 405 | 413 | 429,
  error: string,
  headers: Record<string, string> = {},
): Response {
  leaveBodyUnread(c.env.incoming, c.env.outgoing);
  return refuse(c, status, error, headers);
}
