import { inEnglish } from '#app/lib/phrase.ts';
import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import type { MediaRow } from '#app/store/raw-site.ts';
import { openFetchRecord } from './fetch-record.server.ts';
import { HostQueue } from './host-queue.ts';
import { maxPictureBytes, pictureAllowed, PictureError, prepareMedia } from './pipeline.server.ts';

const pictureTypes = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif'];
const fetchedAtOnce = 4;
/** Longer addresses exceed the key length of PostgreSQL's table of pictures. */
const maxAddressBytes = 2000;
/** Statuses with which a host refuses all clients for a while. */
const busyStatuses = new Set([429, 503]);

export interface FetchPicturesOptions {
  fetch: Pick<GuardedFetch, 'get'>;
  /** Folder of prepared pictures. */
  mediaDir: string;
  onProgress?: ((done: number, total: number, failed: number) => void) | undefined;
}

/** A picture that could not be fetched, so it keeps its original address. */
export interface FailedPicture {
  address: string;
  host: string;
  /** A clause that follows the address, such as "answered with status 404". */
  reason: string;
  /** False if the picture was not requested because its host had been given up. */
  wasAsked: boolean;
}

/**
 * Fetches and prepares pictures, a few at a time. Pictures that cannot be fetched keep their addresses (spec IMG-8). If
 * a host cannot be reached, or answers 429 or 503, three times in a row, its other pictures are skipped. Pictures that
 * an interrupted process has fetched are not fetched again, as long as the fetch record contains them.
 */
export async function fetchPictures(
  addresses: readonly string[],
  { fetch, mediaDir, onProgress }: FetchPicturesOptions,
): Promise<{ rows: MediaRow[]; failed: FailedPicture[] }> {
  const rows: MediaRow[] = [];
  const failed: FailedPicture[] = [];
  const unique = new Set(addresses);
  if (unique.size === 0) return { rows, failed };
  const record = await openFetchRecord(mediaDir);
  const missing: string[] = [];
  for (const address of unique) {
    const file = record.find(address);
    if (file) rows.push({ path: address, ...file });
    else missing.push(address);
  }
  const report = () => onProgress?.(rows.length + failed.length, unique.size, failed.length);
  if (rows.length > 0) report();

  const queue = new HostQueue(missing);
  const fail = (address: string, reason: string, wasAsked: boolean) =>
    failed.push({ address, host: new URL(address).host, reason, wasAsked });
  const fetchOne = async (address: string) => {
    let isReached = true;
    try {
      const file = await fetchPicture(address, fetch, mediaDir);
      await record.add(address, file);
      rows.push({ path: address, ...file });
    } catch (error) {
      fail(address, explain(error, address), true);
      isReached = !isUnreachable(error);
    }
    for (const left of queue.finish(address, isReached)) {
      fail(left, 'was not asked for, because its host failed three times in a row', false);
    }
    report();
  };
  await runAll(() => queue.take(), fetchOne);
  return { rows, failed };
}

async function fetchPicture(address: string, fetch: Pick<GuardedFetch, 'get'>, mediaDir: string) {
  if (Buffer.byteLength(address) > maxAddressBytes) {
    throw new GuardedFetchError(
      'address',
      address,
      `was refused: it is longer than ${maxAddressBytes} bytes`,
    );
  }
  const { bytes } = await fetch.get(address, { accept: pictureTypes, maxBytes: maxPictureBytes });
  return prepareMedia(bytes ?? new Uint8Array(), { mediaDir });
}

/** Processes everything that `take` returns, several at a time. Starts nothing more after an error. */
async function runAll(
  take: () => string | undefined,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const begin = (address: string) => {
    const begun = work(address).finally(() => running.delete(begun));
    running.add(begun);
  };
  try {
    for (;;) {
      const address = running.size < fetchedAtOnce ? take() : undefined;
      if (address !== undefined) begin(address);
      else if (running.size === 0) return;
      else await Promise.race(running);
    }
  } finally {
    await Promise.allSettled(running);
  }
}

/**
 * Returns why a picture was not fetched, as the end of a sentence that starts with its address. Throws errors that
 * are not caused by the picture.
 */
function explain(error: unknown, address: string): string {
  if (error instanceof PictureError) return `${error.message}; allowed: ${inEnglish(pictureAllowed)}`;
  if (!(error instanceof GuardedFetchError)) throw error;
  const isAboutIt = error.address === address || error.address === new URL(address).href;
  return isAboutIt ? error.problem : `was not fetched: ${error.message}`;
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof GuardedFetchError)) return false;
  return ['connection', 'timeout'].includes(error.fault) || busyStatuses.has(error.status ?? 0);
}
