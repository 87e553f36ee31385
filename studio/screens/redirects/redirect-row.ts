/** A redirect in the table. */
export interface RedirectRow {
  /** The old address, which identifies the redirect. */
  id: string;
  to: string;
  /**
   * `shadowed`: a page exists at the old address, so visitors see that page. `dead`: neither a page nor a redirect
   * exists at the new address.
   */
  state: 'works' | 'shadowed' | 'dead';
  /** Whether the published site has no redirect between these two addresses yet. */
  isNew: boolean;
}

/** Why a redirect was refused. */
export type RedirectFault =
  | { field: 'from'; fault: 'old' | 'taken' | 'live' }
  | { field: 'to'; fault: 'new' }
  /** `way` lists the addresses of the loop. It begins and ends with the same address. */
  | { field: 'to'; fault: 'loop'; way: readonly string[] }
  | { field: 'from'; fault: 'full' };

/** The result of an action on redirects. */
export interface RedirectResult {
  /**
   * `conflict`: someone else has changed or removed the redirect. `now` is its new address, or empty if it was removed.
   */
  outcome: 'saved' | 'too-large' | 'refused' | 'unreadable' | 'conflict';
  now?: string;
  /** The draft after a step that was saved. */
  draft?: { id: number; revision: number };
  /** Why the redirect was refused. */
  fault?: RedirectFault;
  /** What an import did. */
  report?: { added: number; changed: number; refused: readonly RefusedLine[] };
}

/** A line of an imported file that was refused. */
export interface RefusedLine {
  /** Number of the line, counted from 1. */
  line: number;
  from: string;
  fault: RedirectFault;
}
