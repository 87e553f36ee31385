/** What an operator may do. Each role may do everything that the one before it may do. */
export type Role = 'viewer' | 'editor' | 'owner';

/** Who may use a route of the Studio. Each route module without children exports its policy as `handle`. */
export interface StudioPolicy {
  /** The least role that may open it. `public`: no sign-in is needed. */
  read: Role | 'public';
  /** The least role that may use its action. It must be given if there is one. */
  write?: Role | 'public';
  /** Whether the action needs an authentication within the last ten minutes. */
  isConfirmed?: boolean;
}
