import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { laterThanHeader } from '#app/pages/canvas/revision-headers.ts';
import { readDraftRevision } from '#app/store/drafts.server.ts';
import type { Db } from '#app/store/store.ts';

/** Milliseconds between two reads of the draft's revision. */
const between = 5;
/** Number of reads after which the request is answered from the current revision: about two seconds. */
const maxLooks = 400;

/**
 * Waits until a draft has a later revision than the one in a request of the canvas, because the canvas requests a
 * changed setting while the Studio is still saving it. Stops waiting after about two seconds, for example if the
 * setting is refused, and when the client has closed the connection.
 */
export async function waitForStep(
  db: Db,
  draftId: number,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const laterThan = readRevision(headers[laterThanHeader]);
  if (laterThan === null) return;
  for (let look = 0; look < maxLooks && !response.destroyed; look += 1) {
    const revision = await readDraftRevision(db, draftId);
    if (revision === null || revision > laterThan) return;
    await pause(between);
  }
}

function readRevision(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
