import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { openGameCheck, pictureRequest } from '@portico/shared/game-check';

/** The state of a game that runs in the frame of its test. */
export interface GameTest {
  frame: RefObject<HTMLIFrameElement | null>;
  isRunning: boolean;
  /** The last error that the game reported. Empty if there was none. */
  error: string;
  /** Takes a picture of the game. Returns `null` if that is not possible. */
  takePicture: () => Promise<Blob | null>;
}

/** Milliseconds after which a picture of the game counts as failed. */
const pictureTime = 5_000;

/** Follows the reports of the arcade's check page. `arcade` is its origin. */
export function useGameCheck(arcade: string): GameTest {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((picture: Blob | null) => void) | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== arcade || source !== frame.current?.contentWindow) return;
      const check = openGameCheck(data);
      if (check?.kind === 'runs') setRunning(true);
      else if (check?.kind === 'error') setError(check.text);
      else if (check) waiting.current?.(check.kind === 'picture' ? check.picture : null);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [arcade]);
  const takePicture = useCallback(
    () =>
      new Promise<Blob | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), pictureTime);
        waiting.current = (picture) => {
          clearTimeout(timer);
          waiting.current = null;
          resolve(picture);
        };
        frame.current?.contentWindow?.postMessage(pictureRequest, arcade);
      }),
    [arcade],
  );
  return { frame, isRunning, error, takePicture };
}
