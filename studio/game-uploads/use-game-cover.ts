import { useEffect, useState } from 'react';
import { uploadFile } from '../pictures/send-picture.ts';
import { rememberPicture } from '../pictures/use-picture.ts';
import type { GameTest } from './use-game-check.ts';

/** Milliseconds between the first sign of the game and its first picture. Most games begin with a loading bar. */
const firstPictureAfter = 1_500;

export interface GameCover {
  /** The path of a stored picture, or "". */
  cover: string;
  setCover: (cover: string) => void;
  /** Whether a picture is being taken or will be taken in a moment. */
  isTaking: boolean;
  /** Replaces the cover by a new picture of the game. Returns whether that was possible. */
  takeCover: () => Promise<boolean>;
}

/**
 * Holds the cover of a tested game. Once the game runs, a picture of it becomes the cover, unless the operator has
 * already chosen one.
 */
export function useGameCover({
  takePicture,
  isRunning,
}: {
  takePicture: GameTest['takePicture'];
  isRunning: boolean;
}): GameCover {
  const [cover, setCover] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [hasFirst, setFirst] = useState(false);
  useEffect(() => {
    if (!isRunning || hasFirst) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void storePicture(takePicture).then((taken) => {
        if (stop.signal.aborted) return;
        setCover((chosen) => chosen || taken);
        setFirst(true);
      });
    }, firstPictureAfter);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isRunning, hasFirst, takePicture]);
  const takeCover = async () => {
    setAsked(true);
    const taken = await storePicture(takePicture);
    setAsked(false);
    if (taken !== '') setCover(taken);
    return taken !== '';
  };
  return { cover, setCover, isTaking: isAsked || (isRunning && !hasFirst), takeCover };
}

/** Takes a picture of the game and uploads it. Returns its path, or "" if the game has no picture. */
async function storePicture(takePicture: GameTest['takePicture']): Promise<string> {
  const picture = await takePicture();
  if (!picture) return '';
  const file = new File([picture], 'cover', { type: picture.type });
  const { picture: stored } = await uploadFile(file, () => undefined);
  if (!stored) return '';
  rememberPicture(stored);
  return stored.path;
}
