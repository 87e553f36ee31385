import { readGameMessage, seal, version, type PortalMessage } from '@portico/shared/game-messages';

/** The state of a game as its messages report it (docs/game-protocol.md). */
export interface GameReport {
  /** Progress of loading, from 0 to 1. */
  progress: number;
  isReady: boolean;
  isPlaying: boolean;
  /** Whether a round has ended and the next one has not begun. */
  isOver: boolean;
  score: number | null;
  best: number | null;
  /** Whether the sound is off. `null` if the game has no sound switch. */
  muted: boolean | null;
}

/** The portal's side of the conversation with one frame. */
export interface GameLink {
  send(message: PortalMessage): void;
  close(): void;
}

/** The report of a game that has not sent a message yet. */
export const beginning: GameReport = {
  progress: 0,
  isReady: false,
  isPlaying: false,
  isOver: false,
  score: null,
  best: null,
  muted: null,
};

/**
 * Number of messages that a game may send in a burst, and the number per second after that. The limits exist because
 * each message renders the player again.
 */
const maxAtOnce = 120;
const maxPerSecond = 60;

/**
 * Returns a function that takes the time of a message in ms and returns whether to accept it. Messages beyond the limit
 * are dropped.
 */
export function limitMessages(): (time: number) => boolean {
  let left = maxAtOnce;
  let last = 0;
  return (time) => {
    left = Math.min(maxAtOnce, left + (Math.max(0, time - last) / 1000) * maxPerSecond);
    last = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** The game is paused if less than this share of the frame is in view. */
const minVisibleShare = 0.2;

/**
 * Listens to the game in a frame and answers its hello. Ignores messages from origins other than that of the frame's
 * address. A game that scrolls out of view is paused, and resumes when it is back in view. `best` is the best known
 * score, and `language` the language of the page.
 */
export function linkGame(
  frame: HTMLIFrameElement,
  options: {
    best: number | null;
    language: string;
    onReport: (report: GameReport) => void;
  },
): GameLink {
  const { origin } = new URL(frame.src);
  let report: GameReport | null = null;

  function send(message: PortalMessage) {
    if (report) frame.contentWindow?.postMessage(seal(message), origin);
  }

  const takeMessage = limitMessages();

  function change(changes: Partial<GameReport>) {
    if (!report) return;
    report = { ...report, ...changes };
    options.onReport(report);
  }

  function onMessage(event: MessageEvent<unknown>) {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    if (!takeMessage(event.timeStamp)) return;
    const message = readGameMessage(event.data);
    if (message?.type === 'hello') {
      if (!message.versions.includes(version)) return;
      // A new document in the same frame starts with a new report.
      report = { ...beginning, best: options.best };
      // The frame exists only after the visitor has pressed Play, so the game may start at once.
      const { best, language } = options;
      send({ type: 'welcome', start: true, lang: language, ...(best !== null && { best }) });
      change({});
    } else if (message?.type === 'progress') change({ progress: message.value });
    else if (message?.type === 'ready') change({ progress: 1, isReady: true });
    else if (message?.type === 'start') change({ isPlaying: true, isReady: true, isOver: false });
    else if (message?.type === 'stop') change({ isPlaying: false });
    else if (message?.type === 'over') change({ isPlaying: false, isOver: true });
    else if (message?.type === 'muted') change({ muted: message.muted });
    else if (message?.type === 'score') {
      const { value, best = Math.max(value, report?.best ?? value) } = message;
      change({ score: value, best });
    }
  }

  let isInView = true;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isNow = (entry?.intersectionRatio ?? 1) >= minVisibleShare;
      if (isNow !== isInView) send({ type: isNow ? 'resume' : 'pause' });
      isInView = isNow;
    },
    { threshold: minVisibleShare },
  );
  observer.observe(frame);
  window.addEventListener('message', onMessage);
  return {
    send,
    close() {
      observer.disconnect();
      window.removeEventListener('message', onMessage);
    },
  };
}
