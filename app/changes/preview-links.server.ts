import { readStoredDraft } from '#app/store/drafts.server.ts';
import type { Store } from '#app/store/store.ts';
import { createSigner } from './signer.server.ts';

/** Longest validity of a link to a preview, in milliseconds. */
export const longestPreview = 30 * 24 * 3_600_000;

/** The site or draft that a valid link shows. */
export interface VerifiedPreview {
  /** `null` for the published site. */
  draftId: number | null;
  /** Unix milliseconds. */
  expiresAt: number;
  /** Whether the pages of the preview are shown in the canvas of the layout editor. */
  isCanvas: boolean;
}

/** Creates and checks the keys of links to the previews of drafts. */
export interface PreviewLinks {
  /** Returns a key that is valid for `lifetime` milliseconds. Returns `null` if the draft does not exist. */
  createKey(draftId: number, lifetime: number): Promise<string | null>;
  /** Returns a key for a preview of the published site, which the Studio shows in a frame until there is a draft. */
  createPublishedKey(lifetime: number): Promise<string>;
  /** Returns a key for the canvas of the layout editor. Links that operators share never contain such a key. */
  createCanvasKey(draftId: number | null, lifetime: number): Promise<string | null>;
  /**
   * Returns the secret that the Studio and a page in its canvas share. The secret of a draft, or of the published site,
   * never changes.
   */
  channelOf(draftId: number | null): Promise<string>;
  /** Returns the preview that a key opens. Returns `null` if the key is invalid, has expired or was revoked. */
  verify(key: string): Promise<VerifiedPreview | null>;
}

/**
 * The parts of a key: draft (0 for the published site), expiry in Unix seconds, the draft's own secret, the mark of a
 * canvas, and the signature of these parts.
 */
const keyForm = /^((\d{1,15})\.\d{1,12}\.([\w-]{10,60})(\.canvas)?)\.([\w-]{43})$/;

/** The id and the secret in a key of the published site. Ids of drafts begin at 1. */
const publishedSite = { draftId: 0, previewKey: 'published-site' };

/**
 * Signs links with a secret of the store, so that a forged link is refused without a query. Links also contain a secret
 * of the draft. Replacing that secret makes all earlier links of the draft invalid.
 */
export function createPreviewLinks(store: Store): PreviewLinks {
  const signer = createSigner(store);

  async function makeKey(
    { draftId, previewKey }: typeof publishedSite,
    lifetime: number,
    mark: '' | '.canvas' = '',
  ): Promise<string> {
    const exact = (store.clock.now() + Math.min(lifetime, longestPreview)) / 1000;
    // The canvas requests a key after every change. It gets the same key for an hour, so that the page in the canvas
    // does not have to request the cookie again.
    const end = mark === '.canvas' ? Math.ceil(exact / 3_600) * 3_600 : Math.floor(exact);
    const text = `${draftId}.${end}.${previewKey}${mark}`;
    return `${text}.${await signer.sign(text)}`;
  }

  async function findSource(draftId: number | null): Promise<typeof publishedSite | null> {
    if (draftId === null) return publishedSite;
    const draft = await readStoredDraft(store.db, draftId);
    return draft && { draftId, previewKey: draft.previewKey };
  }

  return {
    async createKey(draftId, lifetime) {
      const source = await findSource(draftId);
      return source && makeKey(source, lifetime);
    },
    createPublishedKey: (lifetime) => makeKey(publishedSite, lifetime),
    async createCanvasKey(draftId, lifetime) {
      const source = await findSource(draftId);
      return source && makeKey(source, lifetime, '.canvas');
    },
    async channelOf(draftId) {
      return signer.sign(`channel ${draftId ?? publishedSite.draftId}`);
    },
    async verify(key) {
      const [, text = '', id = '', previewKey = '', mark = '', signature = ''] = keyForm.exec(key) ?? [];
      const expiresAt = Number(text.split('.')[1]) * 1000;
      if (id === '' || expiresAt <= store.clock.now()) return null;
      const isCanvas = mark !== '';
      if (!(await signer.isSigned(text, signature))) return null;
      if (Number(id) === publishedSite.draftId) return { draftId: null, expiresAt, isCanvas };
      const draft = await readStoredDraft(store.db, Number(id));
      return draft?.previewKey === previewKey ? { draftId: draft.id, expiresAt, isCanvas } : null;
    },
  };
}
