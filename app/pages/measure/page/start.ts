import { measuredFor } from '../ad-figures.ts';
import type { RunEntry } from '../run-entry.ts';
import { longTask, sumFigures, type MeasuredRequest, type MeasuredShift } from './sum-figures.ts';

/**
 * Waits for the Studio, runs an entry in the slot, and reports its weight. The report goes through a port that the
 * Studio sends before the entry runs, and that no other script of the page can reach.
 */
export function start(entry: RunEntry): void {
  addEventListener(
    'message',
    (event) => {
      const [port] = event.ports;
      if (event.source === parent && port) void measure(entry, port.postMessage.bind(port));
    },
    { once: true },
  );
}

async function measure(entry: RunEntry, report: (message: unknown) => void): Promise<void> {
  // Browsers only report shifts of elements that were already painted.
  await twoFrames();
  const observed = observe();
  const ownBytes = new TextEncoder().encode(entry.markup + entry.code).length;
  setTimeout(() => report(sumFigures({ ...observed.end(), ownBytes })), measuredFor);
  run(entry);
}

/** Waits for two frames, or for a second in a window that is not drawn. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1_000);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function run({ type, position, markup, address, code, attributes }: RunEntry): void {
  const slot = document.querySelector('#slot');
  if (slot && type >= 3) slot.innerHTML = markup;
  if (address === '' && code === '') return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) script.setAttribute(name, value === true ? '' : value);
  }
  if (attributes.async === false) script.async = false;
  if (code === '') script.src = address;
  else script.textContent = code;
  const place = type >= 3 ? slot : document[position];
  place?.append(script);
}

/** Observes the page until `end` is called. */
function observe() {
  const requests = collect('resource', (entry) => entry as PerformanceResourceTiming as MeasuredRequest);
  const shifts = collect('layout-shift', (entry) => entry as PerformanceEntry & MeasuredShift);
  const tasks = collect('longtask', ({ name, duration }) => (isForeign(name) ? 0 : duration));
  const gaps = tasks ? null : watchGaps();
  return {
    end: () => ({
      requests: requests?.() ?? [],
      shifts: shifts?.() ?? null,
      tasks: tasks?.() ?? gaps?.() ?? [],
    }),
  };
}

/** Reports whether a task belongs to another page, such as the Studio, which may share the main thread. */
function isForeign(name: string): boolean {
  return /ancestor|unreachable/.test(name);
}

/**
 * Collects performance entries of a type. Returns a function that ends the collection and returns the entries. Returns
 * `null` if the browser does not report the type.
 */
function collect<T>(type: string, read: (entry: PerformanceEntry) => T): (() => T[]) | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const found: T[] = [];
  const add = (entries: PerformanceEntryList) => found.push(...entries.map(read));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return found;
  };
}

/** Finds long tasks in browsers that do not report them: whenever a timer is late, a task has taken that time. */
function watchGaps(): () => number[] {
  const interval = 10;
  const found: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const duration = now - last - interval;
    if (duration > longTask) found.push(duration);
    last = now;
  }, interval);
  return () => {
    clearInterval(timer);
    return found;
  };
}
