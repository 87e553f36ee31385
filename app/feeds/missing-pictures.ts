import type { FailedPicture } from '#app/media/fetch-pictures.server.ts';

const shownHosts = 3;

/**
 * Returns one warning about all pictures that were not fetched, with the first reason for each of the first three
 * hosts. Returns an empty list if there are no such pictures.
 */
export function describeMissing(failed: readonly FailedPicture[], total: number): string[] {
  if (failed.length === 0) return [];
  const reasons = new Map<string, string>();
  for (const { host, address, reason } of failed) {
    if (!reasons.has(host)) reasons.set(host, `${address} ${reason}`);
  }
  const shown = [...reasons.values()].slice(0, shownHosts).join('; ');
  const more = reasons.size > shownHosts ? `; and ${reasons.size - shownHosts} more hosts` : '';
  return [
    `${failed.length} of ${total} pictures were not fetched and stay at their own https addresses (${shown}${more}).`,
  ];
}
