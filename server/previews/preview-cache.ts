import type { PreviewSnapshot } from '#app/changes/preview-snapshot.server.ts';
import type { ReportedCache } from '#app/pages/caches.server.ts';

/** Number of previews that stay in memory. They share all unchanged items with the published snapshot. */
const maxPreviews = 4;

/** A preview that was prepared for one state of a draft and of the site. */
export interface CachedPreview<Prepared> {
  /** Revision of the draft and version of the site. */
  state: string;
  prepared: Promise<Prepared>;
}

/** Previews of the drafts that were requested last. Requests for the same state share one preparation. */
export interface PreviewCache<Prepared> extends ReportedCache {
  /** `source` names the draft and the kind of preview. */
  get(source: string, state: string, prepare: () => Promise<Prepared>): Promise<Prepared>;
}

export function createPreviewCache<Prepared>(): PreviewCache<Prepared> {
  const previews = new Map<string, CachedPreview<Prepared>>();
  let hits = 0;
  let misses = 0;
  return {
    get(source, state, prepare) {
      const known = previews.get(source);
      previews.delete(source);
      if (known?.state === state) hits += 1;
      else misses += 1;
      const preview = known?.state === state ? known : { state, prepared: prepare() };
      previews.set(source, preview);
      preview.prepared.catch(() => {
        if (previews.get(source) === preview) previews.delete(source);
      });
      for (const id of [...previews.keys()].slice(0, -maxPreviews)) previews.delete(id);
      return preview.prepared;
    },
    read: () => ({ id: 'previews', entries: previews.size, bytes: null, hits, misses }),
    clear: () => previews.clear(),
  };
}

/** Ad code of the previews that were prepared last, by address. */
export interface PreviewAdCode {
  note(preview: PreviewSnapshot): void;
  find(address: string): string | null;
}

/** Number of ad code addresses that stay available. */
const maxCodes = 200;

export function createPreviewAdCode(): PreviewAdCode {
  const codes = new Map<string, string>();
  return {
    note({ snapshot }) {
      for (const { scriptAddress, code } of snapshot.ads) {
        if (code === '') continue;
        codes.delete(scriptAddress);
        codes.set(scriptAddress, code);
      }
      for (const address of [...codes.keys()].slice(0, -maxCodes)) codes.delete(address);
    },
    find: (address) => codes.get(address) ?? null,
  };
}
