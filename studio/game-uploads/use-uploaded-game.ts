import { useCallback, useEffect, useState } from 'react';
import { sessionArea } from '#app/visitor/storage.ts';
import type { TestedGame } from './tested-game.ts';

/** An uploaded game that is not in the draft yet. */
export interface UploadedGame {
  game: TestedGame;
  /** The title that its file suggests. */
  title: string;
}

/**
 * Holds the uploaded game of a screen. It stays in the browser's session storage until the operator leaves the screen,
 * so that a reload does not lose the upload. `id` identifies the screen.
 */
export function useUploadedGame(id: string): [UploadedGame | null, (uploaded: UploadedGame | null) => void] {
  const [uploaded, setUploaded] = useState<UploadedGame | null>(null);
  const key = `studio upload ${id}`;
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- The server has no storage, so the first render cannot read it.
    setUploaded(readUploaded(key));
    return () => sessionArea.remove(key);
  }, [key]);
  const keep = useCallback(
    (next: UploadedGame | null) => {
      setUploaded(next);
      if (next) sessionArea.set(key, JSON.stringify(next));
      else sessionArea.remove(key);
    },
    [key],
  );
  return [uploaded, keep];
}

function readUploaded(key: string): UploadedGame | null {
  const text = sessionArea.get(key);
  // Only this screen writes the value.
  return text === null ? null : (JSON.parse(text) as UploadedGame);
}
