import { useEffect, useState } from 'react';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { postJson } from '../../access/post-json.ts';
import type { TryAnswer, TryInput } from './mapping.server.ts';

/** Milliseconds without a further edit after which a mapping is tried. */
const pause = 150;

/** The latest result of a mapping. */
export interface Tried {
  /** The last result of a mapping without faults. It stays while a later mapping has some. */
  read: Extract<TryAnswer, { outcome: 'read' }> | null;
  /** The faults of the present mapping. */
  faults: readonly { path: string; text: string }[];
  /** The server no longer keeps the document. */
  isGone: boolean;
  /** The server did not answer. */
  isOffline: boolean;
}

/** Tries a mapping on the server after each edit. */
export function useTry(document: string, mapping: FeedMapping, position: number): Tried {
  const [tried, setTried] = useState<Tried>({ read: null, faults: [], isGone: false, isOffline: false });
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const input: TryInput = { document, mapping, position };
      const { isOk, body } = await postJson<TryAnswer>('/feeds/map/try', input);
      if (!isLatest) return;
      if (!isOk) return setTried((before) => ({ ...before, isOffline: true }));
      const answer = body as TryAnswer;
      setTried((before) => ({
        read: answer.outcome === 'read' ? answer : before.read,
        faults: answer.outcome === 'invalid' ? answer.faults : [],
        isGone: answer.outcome === 'gone',
        isOffline: false,
      }));
    }, pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [document, mapping, position]);
  return tried;
}
