import { createHash } from 'node:crypto';
import { decodeAdEntry } from '#app/bundle/decode.server.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import { readDraftValues } from './draft-values.server.ts';
import { readDraft } from './drafts.server.ts';
import { createSigner } from './signer.server.ts';

/** Milliseconds for which the page that measures an entry can be opened. */
const lifetime = 2 * 60_000;

const adsTarget = { kind: 'part', verticalId: 0, key: 'ads' } as const satisfies ChangeTarget;

/** An ad entry to measure, as the Studio showed it. */
export interface MeasuredAd {
  /** `null` for the published site. */
  draftId: number | null;
  id: number;
  /** `adCodeHash` of the entry. */
  hash: string;
}

/** Creates and checks the keys of the pages that measure ad entries. */
export interface MeasuredAds {
  createKey(ad: MeasuredAd): Promise<string>;
  /**
   * Returns the entry of a key. Returns `null` if the key is invalid or has expired, or if the entry no longer runs the
   * code that the Studio showed.
   */
  find(key: string): Promise<AdEntry | null>;
}

/**
 * The parts of a key: draft (0 for the published site), ad entry, expiry in Unix seconds, hash of the code, signature.
 */
const keyForm = /^((\d{1,15})\.(\d{1,16})\.(\d{1,12})\.([\w-]{22}))\.([\w-]{43})$/;

/**
 * The page runs the code that it measures, and this code can read the key in the page's address. The key must therefore
 * open no other page: its signature differs from the signature of a preview of the same draft.
 */
export function createMeasuredAds(store: Store): MeasuredAds {
  const signer = createSigner(store);
  return {
    async createKey({ draftId, id, hash }) {
      const end = Math.floor((store.clock.now() + lifetime) / 1000);
      const text = `${draftId ?? 0}.${id}.${end}.${hash}`;
      return `${text}.${await signer.sign(`measure ${text}`)}`;
    },
    async find(key) {
      const [, text = '', draftId = '', id = '', end = '', hash = '', signature = ''] =
        keyForm.exec(key) ?? [];
      if (text === '' || Number(end) * 1000 <= store.clock.now()) return null;
      if (!(await signer.isSigned(`measure ${text}`, signature))) return null;
      const draft = draftId === '0' ? null : await readDraft(store.db, Number(draftId));
      if (draftId !== '0' && !draft) return null;
      const values = await readDraftValues(store.db, draft, [adsTarget]);
      const entry = entriesOf(values.get(targetKey(adsTarget))?.value).find((one) => one.id === Number(id));
      return entry && adCodeHash(entry) === hash ? decodeAdEntry(entry, new Map()) : null;
    },
  };
}

function entriesOf(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/**
 * Returns a hash of the fields that decide what an entry runs: 22 characters. The name and the pages of the entry do
 * not affect the hash.
 */
export function adCodeHash({ type, script, div, script_in_div: inside, attributes }: JsonObject): string {
  const code = JSON.stringify([type, script, div, inside, attributes].map((value) => value ?? null));
  return createHash('sha256').update(code).digest('base64url').slice(0, 22);
}
