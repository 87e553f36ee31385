import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { laterThanHeader } from '#app/pages/canvas/revision-headers.ts';
import { readDraftRevision } from '#app/store/drafts.server.ts';
import type { Db } from '#app/store/store.ts';

/** Milliseconds between two looks at the draft. */
const between = 5;
/** Number of looks after which a request is answered without the step: about two seconds. */
const maxLooks = 400;

/**
 * Waits for the step of a draft that a request of the canvas names: the canvas requests a changed setting while the Studio
 * is still saving it. Resolves after two seconds at the latest, for example if the setting is refused, and when the
 * client has closed the connection.
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
