import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#app/config/environment.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { withinTime } from '#app/lib/time-limit.ts';
import { createMessageCatalogue } from '#app/messages/catalogue.server.ts';
import { createFormats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { sqliteFileName } from '#app/store/open-sqlite.server.ts';
import { StoreError, type Store } from '#app/store/store.ts';
import type { Check, Machine, Site, SiteParts } from './check.ts';
import { storeCheck } from './checks/store.ts';
import { error, warning, type Finding, type Outcome } from './finding.ts';
import arabic from './messages/ar.json' with { type: 'json' };
import german from './messages/de.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };

/** Milliseconds that one check may take. */
const patience = 60_000;

export interface DoctorOptions extends Pick<SiteParts, 'verticals' | 'isThorough'> {
  environment: Environment;
  /** Unix milliseconds. */
  now: number;
  /** BCP 47 tag of the language of the findings. Findings that have no text in this language are in English. */
  language: string;
  /** Formats an encoded phrase in that language. Without this function, phrases are formatted in English. */
  say?: (text: string) => string;
  /** Opens the store, passes it to `work` and closes it. Throws a `StoreError` if the store cannot be used. */
  withStore(work: (store: Store) => Promise<Finding[]>): Promise<Finding[]>;
  /** Returns the published site, or `null` if the store belongs to an earlier version of Portico. */
  readSnapshot(store: Store): Promise<Snapshot | null>;
}

/**
 * Runs checks of the published site. If the store cannot be used, the only finding says why.
 */
export async function examineSite(
  machine: Machine,
  checks: readonly Check<Site>[],
  { environment, verticals, isThorough, withStore, readSnapshot }: DoctorOptions,
): Promise<Finding[]> {
  const { t } = machine;
  const location = path.join(environment.dataDir, sqliteFileName);
  const label = (outcome: Outcome) => labelled(storeCheck, machine, outcome);
  // Opening a SQLite store that does not exist would create it.
  if (environment.databaseUrl === undefined && !existsSync(location)) {
    return [label(error(t('store.none', { location }), t('store.noneFix')))];
  }
  try {
    return await withStore(async (store) => {
      const snapshot = await readSnapshot(store);
      if (!snapshot) return [label(warning(t('store.outdated'), t('store.outdatedFix')))];
      const site = { ...machine, store, snapshot, verticals, isThorough };
      const found: Finding[] = [];
      for (const check of checks) found.push(...(await examine(check, site)));
      return found;
    });
  } catch (cause) {
    // The message of a StoreError also says how to fix the problem.
    if (cause instanceof StoreError) return [label(error(cause.message, ''))];
    throw cause;
  }
}

/** Runs one check. An error that it throws becomes a finding. */
export async function examine<Input extends Machine>(check: Check<Input>, input: Input): Promise<Finding[]> {
  const { t } = input;
  try {
    const work = Promise.resolve(check.run(input));
    const onTimeout = () => new Error(t('check.late'));
    const outcomes = await withinTime(work, patience, onTimeout);
    return outcomes.map((outcome) => labelled(check, input, outcome));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [labelled(check, input, error(t('check.failed', { reason }), t('check.failedFix')))];
  }
}

function labelled(
  { name, title }: Pick<Check<never>, 'name' | 'title'>,
  { t }: Machine,
  outcome: Outcome,
): Finding {
  return { check: name, title: t(title), ...outcome };
}

const messages = createMessageCatalogue(
  {
    '/server/doctor/messages/ar.json': arabic,
    '/server/doctor/messages/de.json': german,
    '/server/doctor/messages/en.json': english,
  },
  { sections: [] },
);

/** Returns the input of the checks of the machine. Times in the findings are in UTC. */
export function createMachine({
  environment,
  now,
  language,
  say = inEnglish,
}: Pick<DoctorOptions, 'environment' | 'now' | 'language' | 'say'>): Machine {
  return {
    environment,
    now,
    say,
    t: createTranslate<MessageScopes['doctor']>(messages.source(language, 'UTC'), 'doctor'),
    formats: createFormats(language, 'UTC'),
  };
}
