import { pictureAllowed, PictureError, prepareMedia } from '#app/core/media/pipeline.server.ts';
import type { MediaRow } from '#app/core/store/raw-site.ts';
import { GuardedFetchError, type GuardedFetch } from './guarded-fetch.server.ts';

const pictureTypes = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif'];
const maxPictureBytes = 12 * 1024 * 1024;
const fetchedAtOnce = 4;
/** Connections to a host that may fail one after the other before it is left alone. */
const maxFailures = 3;

export interface FetchPicturesOptions {
  fetch: Pick<GuardedFetch, 'get'>;
  /** Folder of prepared pictures. */
  mediaDir: string;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Fetches pictures and prepares them, a few at once. Those that cannot be had stay at their addresses, with one warning
 * for all of them (READINGS 9); a host that cannot be reached is asked three times and no more.
 */
export async function fetchPictures(
  addresses: readonly string[],
  { fetch, mediaDir, onProgress }: FetchPicturesOptions,
): Promise<{ rows: MediaRow[]; warnings: string[] }> {
  const rows: MediaRow[] = [];
  const reasons = new Map<string, string>();
  const failures = new Map<string, number>();
  const waiting = [...addresses];
  let done = 0;
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { host } = new URL(address);
      if ((failures.get(host) ?? 0) < maxFailures) {
        try {
          const options = { accept: pictureTypes, maxBytes: maxPictureBytes };
          const { bytes } = await fetch.get(address, options);
          rows.push({ path: address, ...(await prepareMedia(bytes ?? new Uint8Array(), { mediaDir })) });
          failures.delete(host);
        } catch (error) {
          const isUnreachable = noteFailure(error, address, host, reasons);
          if (isUnreachable) failures.set(host, (failures.get(host) ?? 0) + 1);
          else failures.delete(host);
        }
      }
      done += 1;
      onProgress?.(done, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: fetchedAtOnce }, work));
  const missing = addresses.length - rows.length;
  return { rows, warnings: missing > 0 ? [describe(missing, addresses.length, [...reasons.values()])] : [] };
}

/** Keeps the first reason for each host; gives whether the host could not be reached at all. */
function noteFailure(error: unknown, address: string, host: string, reasons: Map<string, string>): boolean {
  if (error instanceof PictureError) {
    addReason(reasons, host, `${address} ${error.message}; allowed: ${pictureAllowed}`);
    return false;
  }
  if (!(error instanceof GuardedFetchError)) throw error;
  addReason(reasons, host, error.message);
  return error.fault === 'connection' || error.fault === 'timeout';
}

function addReason(reasons: Map<string, string>, host: string, reason: string): void {
  if (!reasons.has(host)) reasons.set(host, reason);
}

function describe(missing: number, total: number, reasons: readonly string[]): string {
  const more = reasons.length > 3 ? `; and ${reasons.length - 3} more hosts` : '';
  return (
    `${missing} of ${total} pictures were not fetched and stay at their own https addresses ` +
    `(${reasons.slice(0, 3).join('; ')}${more}).`
  );
}
