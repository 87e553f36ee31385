import { readPortalMessage, seal, version, type GameMessage } from '@portico/shared/game-messages';

/** The portal's requests to the game. */
export interface PortalHandlers {
  /** Called with the best score of this player that the portal knows. */
  onBest(best: number): void;
  /** Called if the player has pressed Play on the portal's page, after the messages of `catchUp` were sent. */
  onStart(): void;
  onPause(): void;
  onResume(): void;
  onRestart(): void;
  onMute(muted: boolean): void;
}

/** The portal around the frame of the game. Messages are dropped before its first answer and if there is no portal. */
export interface Portal {
  send(message: GameMessage): void;
}

const helloGap = 500;
const mostHellos = 20;

/**
 * Sends hello to the parent page. After that page has answered, communicates only with its origin
 * (docs/game-protocol.md). The messages of `catchUp` are sent when the portal answers.
 */
export function connectPortal(handlers: PortalHandlers, catchUp: () => readonly GameMessage[]): Portal {
  const { parent } = window;
  let origin: string | undefined;
  if (parent === window) return { send: () => undefined };

  const send = (message: GameMessage): void => {
    if (origin !== undefined) parent.postMessage(seal(message), origin);
  };
  addEventListener('message', (event) => {
    if (event.source !== parent || (origin !== undefined && event.origin !== origin)) return;
    const message = readPortalMessage(event.data);
    if (message?.type === 'welcome' && origin === undefined) {
      origin = event.origin;
      if (message.best !== undefined) handlers.onBest(message.best);
      for (const missed of catchUp()) send(missed);
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
    // Any page may frame a game, so this message contains nothing private.
    parent.postMessage(seal({ type: 'hello', versions: [version] }), '*');
    setTimeout(greet, helloGap);
  };
  greet();
  return { send };
}
