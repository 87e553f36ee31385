import { maxEvents, type CountedEvent, type EventBatch } from '#app/domain/counted-event.ts';

/** Milliseconds for which events are gathered into one batch. */
const gathering = 15_000;

/**
 * Starts to send events in batches. Waiting events are also sent when the visitor leaves the page. Returns the function
 * that receives the events.
 */
export function sendEvents(): (event: CountedEvent) => void {
  const source = outsideHost();
  const opened = new Set<string>();
  let events: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    const batch = {
      source: source ?? '',
      hasTouch: navigator.maxTouchPoints > 1,
      language: document.documentElement.lang,
      events,
    } satisfies EventBatch;
    if (events.length > 0 && navigator.sendBeacon('/api/events', JSON.stringify(batch))) events = [];
  }

  function add(event: CountedEvent) {
    events.push(event);
    if (events.length >= maxEvents) send();
    // While the browser refuses to send, the oldest events are dropped.
    events = events.slice(-maxEvents);
    timer ??= setTimeout(send, gathering);
  }

  addEventListener('pagehide', send);
  addEventListener('visibilitychange', () => document.hidden && send());
  let isFirst = true;
  return (event) => {
    if (event.kind === 'view' && isFirst && source !== null) add({ ...event, kind: 'visit' });
    isFirst &&= event.kind !== 'view';
    const key = `${event.vertical} ${event.item}`;
    if (event.kind === 'play' && !opened.has(key)) {
      opened.add(key);
      add({ ...event, kind: 'open' });
    }
    add(event);
  };
}

/**
 * Returns the host that linked to this document, or "" if it is unknown. Returns `null` if the visitor comes from a
 * page of the site, or reaches the document by a reload, Back or Forward.
 */
function outsideHost(): string | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  return host === location.host || entry?.type === 'reload' || entry?.type === 'back_forward' ? null : host;
}
