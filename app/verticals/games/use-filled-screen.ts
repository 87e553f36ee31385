import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Hash of the address while the stage fills the viewport, so that Back ends this state (spec PLAY-11). */
const hash = '#play';

/** A stage that can take the whole screen. */
export interface FilledScreen {
  /** Whether the stage covers the viewport instead of using real full screen. */
  isFilled: boolean;
  isFullscreen: boolean;
  enter(orientation: 'any' | 'landscape' | 'portrait'): void;
  leave(): void;
}

/**
 * Shows the stage in full screen with the Fullscreen API. Where the API is missing (iPhone), the stage fills the visual
 * viewport, the page does not scroll, and Back ends this state (spec PLAY-11).
 */
export function useFilledScreen(stage: RefObject<HTMLElement | null>): FilledScreen {
  const location = useLocation();
  const navigate = useNavigate();
  const [isFullscreen, setFullscreen] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const isFilled = isAllowed && location.hash === hash;

  useEffect(() => {
    const follow = () =>
      setFullscreen(document.fullscreenElement === stage.current && stage.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [stage]);

  useEffect(() => {
    if (!isFilled) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isFilled]);

  const fill = useCallback(() => {
    setAllowed(true);
    // After a reload, the address already has the hash. A second history entry would require pressing Back twice.
    if (location.hash === hash) return;
    void navigate(
      { pathname: location.pathname, search: location.search, hash },
      { preventScrollReset: true },
    );
  }, [navigate, location.pathname, location.search, location.hash]);

  const enter = useCallback(
    (orientation: 'any' | 'landscape' | 'portrait') => {
      const element = stage.current;
      if (!element) return;
      if (!document.fullscreenEnabled || !element.requestFullscreen) {
        fill();
        return;
      }
      element.requestFullscreen({ navigationUI: 'hide' }).then(() => lockOrientation(orientation), fill);
    },
    [stage, fill],
  );

  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    if (isFilled) void navigate(-1);
  }, [isFilled, navigate]);

  return { isFilled, isFullscreen, enter, leave };
}

function lockOrientation(orientation: 'any' | 'landscape' | 'portrait'): void {
  const screenOrientation = screen.orientation as ScreenOrientation & { lock?(to: string): Promise<void> };
  if (orientation === 'any' || !screenOrientation.lock) return;
  screenOrientation.lock(orientation).catch(() => {
    // Desktops and some phones cannot lock the orientation. The hint asks the visitor to turn the phone.
  });
}
