/*
 * Edits of the draft that depend on the order in which they are saved. An edit names positions of the layout that the
 * edits before it have produced, and an undo names the last revision. Each of them therefore waits for the edits before
 * it. The turns belong to the window, not to a screen, because the operator can leave the screen in the meantime.
 */

/** Sends an edit and resolves when the screen has loaded its result. Must not reject. */
type Run<Answer> = () => Promise<Answer>;

export interface EditTurns {
  /** Runs an edit that may run together with other edits of this kind, such as those of different settings. */
  together: <Answer>(run: Run<Answer>) => Promise<Answer>;
  /** Runs an edit alone: after all edits before it, and before all edits after it. */
  alone: <Answer>(run: Run<Answer>) => Promise<Answer>;
  /** Whether an edit is being sent or waits for its turn. */
  isRunning: () => boolean;
}

export function createEditTurns(): EditTurns {
  const running = new Set<Promise<unknown>>();
  /** The last edit that runs alone, unless it is over. */
  let barrier: Promise<unknown> | null = null;

  function follow<Answer>(edit: Promise<Answer>): Promise<Answer> {
    running.add(edit);
    const end = () => {
      running.delete(edit);
      if (barrier === edit) barrier = null;
    };
    edit.then(end, end);
    return edit;
  }

  return {
    together: (run) => follow(barrier ? barrier.then(run, run) : run()),
    alone(run) {
      const edit = follow(running.size === 0 ? run() : Promise.allSettled(running).then(run));
      barrier = edit;
      return edit;
    },
    isRunning: () => running.size > 0,
  };
}

/** The edits of this window. */
export const editTurns = createEditTurns();
