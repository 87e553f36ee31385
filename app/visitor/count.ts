import type { CountedEvent, CountedPage } from '#app/domain/counted-event.ts';

/**
 * Receives events. `null` until the script that sends events has loaded; until then, the events are kept in `waiting`.
 */
let take: ((event: CountedEvent) => void) | null = null;
const waiting: CountedEvent[] = [];
let isOn = false;

/**
 * Counts something that the visitor did (spec STAT-1). Does nothing if the site does not count, or the visitor's
 * browser asks not to be counted.
 */
export function count(event: CountedEvent): void {
  if (take) take(event);
  else if (isOn) waiting.push(event);
}

/** Starts to count. When the browser is idle, loads the script that sends events. */
export function startCounting(): void {
  const { doNotTrack, globalPrivacyControl } = navigator;
  if (isOn || doNotTrack === '1' || globalPrivacyControl) return;
  isOn = true;
  const load = () =>
    void import('./send-events.ts').then(({ sendEvents }) => {
      take = sendEvents();
      for (const event of waiting.splice(0)) take(event);
    });
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load);
  else setTimeout(load, 1000);
}

/** Milliseconds between two reports of play time. */
const heartbeat = 15_000;

/** Counts the seconds for which an item is played and visible, until the returned function is called. */
export function countPlayTime(page: CountedPage): () => void {
  let since = performance.now();
  let wasVisible = !document.hidden;
  const beat = () => {
    const now = performance.now();
    const seconds = Math.round(Math.min(now - since, heartbeat) / 1000);
    if (wasVisible && seconds > 0) count({ kind: 'time', seconds, ...page });
    since = now;
    wasVisible = !document.hidden;
  };
  const timer = setInterval(beat, heartbeat);
  document.addEventListener('visibilitychange', beat);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beat);
    beat();
  };
}
