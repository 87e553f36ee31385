import type { DraftStep } from '../../draft/undo-step.tsx';

/** Milliseconds after which the screen no longer waits for the page. */
const longestWait = 1_000;
/**
 * Milliseconds after which a page is told again to load: `told` if it has reported nothing, `loading` if it has begun
 * to load. Telling it earlier would abort the load. A page is told again at most `maxRepeats` times.
 */
const patience = { told: 3_000, loading: 20_000 };
const maxRepeats = 3;

/** Keeps the page in the canvas at the latest known revision of the draft. */
export interface CanvasLoads {
  /**
   * Call this when the screen has loaded data. `revision` is the id of the draft and the number of its revision, such
   * as `7 5`, or "" if there is no draft.
   */
  follow: (revision: string) => void;
  /** Call this when a setting has been sent. The page then requests the revision that will contain the setting. */
  expect: () => void;
  /**
   * Call this when the setting has been saved as `step`, or with `null` if it has not been saved. Resolves when the
   * page shows the step, or after a second.
   */
  show: (step: DraftStep | null) => Promise<void>;
  /** Call this when the page has begun to load its data. */
  noteLoading: () => void;
  /** Call this when the page shows a revision, in the form that `follow` takes. `null` if the page shows no draft. */
  noteLoaded: (revision: string | null) => void;
  /** Call this when another document is in the frame. What the previous document was told is lost. */
  noteOpened: () => void;
  stop: () => void;
}

/**
 * Creates the loads of a page that shows `revision`. `ask` tells the page to load the current revision of the draft
 * (`null`), or the next revision after a number, which may not exist yet. `ask` returns `false` if no page is open.
 */
export function createCanvasLoads(revision: string, ask: (after: number | null) => boolean): CanvasLoads {
  /** The revision that the page shows, or was told to load. */
  let wanted = readRevision(revision);
  let shown = wanted;
  /**
   * Number of the revision that should contain the setting that was sent last. The number is wrong if someone else
   * changes the draft at the same time.
   */
  let expected = 0;
  /** Whether the page was told to load a revision that did not exist yet. */
  let isEarly = false;
  /** Whether the page has begun the load that it was last told to do. */
  let isLoading = false;
  let repeats = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  function isShown({ id, number }: Revision): boolean {
    return shown.id === id && shown.number >= number;
  }

  function repeatAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(repeat, milliseconds);
  }

  function load(): boolean {
    isEarly = false;
    isLoading = false;
    clearTimeout(timer);
    if (!ask(null)) return false;
    repeatAfter(patience.told);
    return true;
  }

  /** Tells the page again. A page whose request was lost reports nothing, or reports an earlier revision. */
  function repeat(): void {
    if (repeats === maxRepeats) return;
    repeats += 1;
    load();
  }

  /** Tells the page to load the current state of the draft, unless the page shows it already. */
  function want(next: Revision): boolean {
    if (isShown(next)) {
      wanted = next;
      return false;
    }
    const before = wanted;
    wanted = next;
    repeats = 0;
    if (load()) return true;
    // No page is open. The next call of `follow`, after a page has opened, tells that page to load.
    wanted = before;
    return false;
  }

  function nextReport(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, longestWait);
    });
  }

  return {
    follow(text) {
      const next = readRevision(text);
      // Data that was requested before the last step can arrive after it.
      if (next.id === wanted.id && next.number <= wanted.number) return;
      expected = next.number;
      want(next);
    },
    expect() {
      if (wanted.id === null) return;
      const after = Math.max(wanted.number, expected);
      if (!ask(after)) return;
      expected = after + 1;
      isEarly = true;
      isLoading = false;
    },
    async show(step) {
      if (step === null) {
        expected = 0;
        // The page waits for a revision that will not be created.
        if (isEarly) load();
        return;
      }
      const next = { id: step.id, number: step.revision };
      // A new draft needs another key, which arrives with the next data of the screen.
      if (next.id !== wanted.id) return;
      if (isEarly && !isShown(next)) await nextReport();
      if (next.number <= wanted.number) return;
      if (isEarly && isLoading) {
        wanted = next;
        repeats = 0;
        repeatAfter(patience.loading);
      } else if (want(next)) await nextReport();
    },
    noteLoading() {
      isLoading = true;
      if (!isShown(wanted)) repeatAfter(patience.loading);
    },
    noteOpened() {
      isEarly = false;
      isLoading = false;
      if (!isShown(wanted)) repeatAfter(patience.told);
    },
    noteLoaded(text) {
      isEarly = false;
      isLoading = false;
      for (const resolve of waiting) resolve();
      waiting = [];
      shown = readRevision(text ?? '');
      if (shown.id === wanted.id && shown.number < wanted.number) repeat();
      else clearTimeout(timer);
    },
    stop: () => clearTimeout(timer),
  };
}

interface Revision {
  /** Id of the draft. `null` without a draft. */
  id: number | null;
  number: number;
}

function readRevision(text: string): Revision {
  const [, id, number] = /^(\d+) (\d+)$/.exec(text) ?? [];
  return id === undefined ? { id: null, number: 0 } : { id: Number(id), number: Number(number) };
}
