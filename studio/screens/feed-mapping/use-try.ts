import { useMemo, useState } from 'react';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { postJson } from '../../access/post-json.ts';
import { useLatestRequest } from '../../ui/use-latest-request.ts';
import type { TryAnswer, TryInput } from './mapping.server.ts';

/** Milliseconds without a further edit after which a mapping is tried. */
const pause = 150;

/** The latest result of a mapping. */
export interface Tried {
  /** The result of the last mapping that had no faults. It stays while a later mapping has faults. */
  read: Extract<TryAnswer, { outcome: 'read' }> | null;
  /** The faults of the present mapping. */
  faults: readonly { path: string; text: string }[];
  /** Whether the server no longer has the document. */
  isGone: boolean;
  /** Whether the server did not answer. */
  isOffline: boolean;
}

/** Tries a mapping on the server after each edit. */
export function useTry(document: string, mapping: FeedMapping, position: number): Tried {
  const [tried, setTried] = useState<Tried>({ read: null, faults: [], isGone: false, isOffline: false });
  useLatestRequest({
    input: useMemo((): TryInput => ({ document, mapping, position }), [document, mapping, position]),
    pause,
    send: (input, signal) => postJson<TryAnswer>('/feeds/map/try', input, signal),
    onAnswer: ({ isOk, body }) =>
      setTried((before) => (isOk ? afterAnswer(before, body) : { ...before, isOffline: true })),
  });
  return tried;
}

function afterAnswer(before: Tried, answer: TryAnswer): Tried {
  return {
    read: answer.outcome === 'read' ? answer : before.read,
    faults: answer.outcome === 'invalid' ? answer.faults : [],
    isGone: answer.outcome === 'gone',
    isOffline: false,
  };
}
