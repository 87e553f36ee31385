import { readPortalMessage, seal, version, type GameMessage } from '@portico/shared/game-messages';

/** The portal's requests to the game. */
export interface PortalHandlers {
  /** The best score that the portal knows of this player. */
  onBest(best: number): void;
  /** The player has pressed Play outside; called after the portal has been told all that it missed. */
  onStart(): void;
  onPause(): void;
  onResume(): void;
  onRestart(): void;
  onMute(muted: boolean): void;
}

/** The portal around the game's frame. Messages before its answer are dropped, and all messages without a portal. */
export interface Portal {
  tell(message: GameMessage): void;
}

const helloGap = 500;
const mostHellos = 20;

/**
 * Says hello to the page around the frame and, once that page has answered, speaks with its origin alone
 * (docs/game-protocol.md). `catchUp` is told to the portal as soon as it answers.
 */
export function connectPortal(handlers: PortalHandlers, catchUp: () => readonly GameMessage[]): Portal {
  const { parent } = window;
  let origin: string | undefined;
  if (parent === window) return { tell: () => undefined };

  const tell = (message: GameMessage): void => {
    if (origin !== undefined) parent.postMessage(seal(message), origin);
  };
  addEventListener('message', (event) => {
    if (event.source !== parent || (origin !== undefined && event.origin !== origin)) return;
    const message = readPortalMessage(event.data);
    if (message?.type === 'welcome' && origin === undefined) {
      origin = event.origin;
      if (message.best !== undefined) handlers.onBest(message.best);
      for (const missed of catchUp()) tell(missed);
      if (message.start) handlers.onStart();
    } else if (origin === undefined) return;
    else if (message?.type === 'pause') handlers.onPause();
    else if (message?.type === 'resume') handlers.onResume();
    else if (message?.type === 'restart') handlers.onRestart();
    else if (message?.type === 'mute') handlers.onMute(message.muted);
  });

  let hellos = 0;
  const greet = (): void => {
    if (origin !== undefined || hellos === mostHellos) return;
    hellos += 1;
    // Any page may frame a game; this says no more than that here is one.
    parent.postMessage(seal({ type: 'hello', versions: [version] }), '*');
    setTimeout(greet, helloGap);
  };
  greet();
  return { tell };
}
