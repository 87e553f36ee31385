import type { Environment } from '#app/config/environment.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { fileHeaders, resourceHeaders } from '#server/pages/security-headers.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';

/** Pattern of the addresses of inline ad code. */
const adCodeAddress = /^\/ads\/[0-9a-f]{40}\.js$/;

/**
 * Number of inline codes that are available. They include codes that have been replaced, because pages that are still
 * open or cached request them.
 */
const remembered = 200;

/** Finds inline ad code by its address. */
export type FindAdCode = (address: string) => string | null;

/** Creates the finder. It also finds codes that the snapshot no longer contains, up to 200 codes in all. */
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
 * Serves the inline code of ad entries from the portal's own origin. The name contains the hash of the code, so the
 * content of an address never changes.
 */
export function adRow(find: FindAdCode, environment: Pick<Environment, 'siteUrl'>): ServerRow {
  return serverRow({
    pattern: '/ads/*',
    matches: (path) => adCodeAddress.test(path),
    answer(_, response, path) {
      const code = find(path);
      if (code === null) return sendText(response, 404, 'Not found', resourceHeaders(environment));
      const type = 'text/javascript; charset=utf-8';
      sendOnce(response, 200, code, [
        ...fileHeaders(environment, type),
        ['content-type', type],
        ['cache-control', cacheControl.unchanging],
      ]);
    },
  });
}
