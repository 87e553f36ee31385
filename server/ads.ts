import type { Hono } from 'hono';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Env } from './hono-env.ts';
import { cacheControl } from '#app/lib/cache-control.ts';

/** Pattern of the addresses of inline ad code. */
export const adCodeAddress = /^\/ads\/[0-9a-f]{40}\.js$/;

/**
 * Number of inline codes that stay available after their entry has changed, for pages that are still open or cached.
 */
const remembered = 200;

/** Finds inline ad code by its address. */
export type FindAdCode = (address: string) => string | null;

/** Creates the finder. It still finds the last 200 codes that the snapshot no longer contains. */
export function createAdCode(currentSnapshot: () => Snapshot | null): FindAdCode {
  const codes = new Map<string, string>();
  let seen: Snapshot | null = null;

  function read(snapshot: Snapshot): void {
    for (const { scriptAddress, code } of snapshot.ads) {
      if (code === '') continue;
      codes.delete(scriptAddress);
      codes.set(scriptAddress, code);
    }
    const surplus = codes.size - Math.max(remembered, snapshot.ads.length);
    for (const address of [...codes.keys()].slice(0, Math.max(0, surplus))) codes.delete(address);
  }

  return (address) => {
    const snapshot = currentSnapshot();
    if (snapshot && snapshot !== seen) {
      read(snapshot);
      seen = snapshot;
    }
    return codes.get(address) ?? null;
  };
}

/**
 * Serves the inline code of ad entries from our own origin. The name contains the hash of the code, so the content of
 * an address never changes.
 */
export function addAdRoutes(app: Hono<Env>, find: FindAdCode): void {
  app.get('/ads/:name', (c) => {
    const code = find(c.req.path);
    if (code === null) return c.text('Not found\n', 404, { 'Cache-Control': cacheControl.none });
    return c.body(code, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': cacheControl.unchanging,
    });
  });
}
