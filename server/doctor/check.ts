import type { Environment } from '#app/config/environment.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Formats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import type { Translate } from '#app/messages/translate.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import type { Store } from '#app/store/store.ts';
import type { CheckName, Outcome } from './finding.ts';

/** Input of the checks of the machine. */
export interface Machine {
  environment: Environment;
  /** Unix milliseconds. */
  now: number;
  t: Translate<MessageScopes['doctor']>;
  /** Formats an encoded phrase. */
  say: (text: string) => string;
  formats: Formats;
}

/** The open store and its published site. */
export interface SiteParts {
  store: Store;
  snapshot: Snapshot;
  /** The verticals of this build. */
  verticals: readonly VerticalServer[];
  /** Whether the whole store is read to find damage. This blocks the process, so the server never does it. */
  isThorough: boolean;
}

/** Input of the checks of the site. */
export interface Site extends Machine, SiteParts {}

/** One check. It returns at least one outcome. */
export interface Check<Input> {
  name: CheckName;
  /** Key of the message with the name that operators read. */
  title: `check.${CheckName}`;
  run(input: Input): Promise<Outcome[]> | Outcome[];
}

/** Returns the folder of the prepared pictures. */
export function mediaFolderOf({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return `${dataDir}/media`;
}

/** Formats a moment as its date and time in UTC. */
export function describeMoment({ formats }: Pick<Machine, 'formats'>, moment: number): string {
  return `${formats.date(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}
