import type { OperatorRole } from '#app/store/schema.ts';

/** Who may use a route of the Studio. Each route module without children exports its policy as `handle`. */
export interface StudioPolicy {
  /** The lowest role that may open the route. `public`: no sign-in is needed. */
  read: OperatorRole | 'public';
  /** The lowest role that may use the route's action. A route without an action must leave it out. */
  write?: OperatorRole | 'public';
  /**
   * Whether the loader checks the role itself, with `requireRole`. Screens set this to show the refusal beside the
   * sidebar: a refusal by the middleware would prevent all loaders, including the one that the sidebar needs.
   */
  isReadCheckedByLoader?: boolean;
  /** Whether the action needs a proof of identity within the last ten minutes. */
  isConfirmed?: boolean;
  /**
   * Maximum size of the action's body in bytes: 2 MB if this is not set. If it is set, the action receives the body as
   * a stream (`studio/server/body.ts`), and the path of the route must have no parameters.
   */
  maxBody?: number;
}
