import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#app/config/environment.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { withinTime } from '#app/lib/time-limit.ts';
import { createMessageCatalogue, mainLanguage } from '#app/messages/catalogue.server.ts';
import { createFormats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import { sqliteFileName } from '#app/store/open-sqlite.server.ts';
import { StoreError, type Store } from '#app/store/store.ts';
import type { Check, Machine, Site, SiteParts } from './check.ts';
import { consentCheck, idsCheck } from './checks/ads.ts';
import { feedsCheck, jobsCheck } from './checks/background.ts';
import { certificatesCheck } from './checks/certificates.ts';
import { configurationCheck } from './checks/configuration.ts';
import { diskCheck } from './checks/disk.ts';
import { foldersCheck } from './checks/folders.ts';
import { mediaCheck } from './checks/media.ts';
import { portsCheck } from './checks/ports.ts';
import { contactCheck, robotsCheck, sectionsCheck } from './checks/settings.ts';
import { storeCheck } from './checks/store.ts';
import { backupsCheck, clockCheck } from './checks/time.ts';
import { error, warning, type Finding, type Outcome } from './finding.ts';
import english from './messages/en.json' with { type: 'json' };

/** In the order in which they are shown. */
const machineChecks: readonly Check<Machine>[] = [
  configurationCheck,
  portsCheck,
  foldersCheck,
  diskCheck,
  certificatesCheck,
];
const siteChecks: readonly Check<Site>[] = [
  storeCheck,
  backupsCheck,
  clockCheck,
  jobsCheck,
  feedsCheck,
  mediaCheck,
  contactCheck,
  sectionsCheck,
  consentCheck,
  idsCheck,
  robotsCheck,
];

/** Milliseconds that one check may take. */
const patience = 60_000;

export interface DoctorOptions extends Pick<SiteParts, 'verticals' | 'isThorough'> {
  environment: Environment;
  /** Unix milliseconds. */
  now: number;
  /** Opens the store, passes it to `work` and closes it. Throws a `StoreError` if it cannot be used. */
  withStore(work: (store: Store) => Promise<Finding[]>): Promise<Finding[]>;
  /** Returns the published site, or `null` if the store belongs to an earlier version of Portico. */
  readSnapshot(store: Store): Promise<Snapshot | null>;
}

/** Runs all checks of an installation. Changes nothing. Returns at least one finding for each check that was possible. */
export async function runDoctor(options: DoctorOptions): Promise<Finding[]> {
  const { environment, now } = options;
  const machine = { environment, now, ...textsOf() };
  const found = await Promise.all(machineChecks.map((check) => examine(check, machine)));
  return [...found.flat(), ...(await examineSite(machine, options))];
}

async function examineSite(
  machine: Machine,
  { environment, verticals, isThorough, withStore, readSnapshot }: DoctorOptions,
): Promise<Finding[]> {
  const { t } = machine;
  const location = path.join(environment.dataDir, sqliteFileName);
  const label = (outcome: Outcome) => labelled(storeCheck, machine, outcome);
  // Opening a SQLite store would create it.
  if (environment.databaseUrl === undefined && !existsSync(location)) {
    return [label(error(t('store.none', { location }), t('store.noneFix')))];
  }
  try {
    return await withStore(async (store) => {
      const snapshot = await readSnapshot(store);
      if (!snapshot) return [label(warning(t('store.outdated'), t('store.outdatedFix')))];
      const site = { ...machine, store, snapshot, verticals, isThorough };
      const found: Finding[] = [];
      for (const check of siteChecks) found.push(...(await examine(check, site)));
      return found;
    });
  } catch (cause) {
    // The message of such an error says how to fix it.
    if (cause instanceof StoreError) return [label(error(cause.message, ''))];
    throw cause;
  }
}

async function examine<Subject extends Machine>(check: Check<Subject>, subject: Subject): Promise<Finding[]> {
  const { t } = subject;
  try {
    const work = Promise.resolve(check.run(subject));
    const late = () => new Error(t('check.late'));
    const outcomes = await withinTime(work, patience, late);
    return outcomes.map((outcome) => labelled(check, subject, outcome));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [labelled(check, subject, error(t('check.failed', { reason }), t('check.failedFix')))];
  }
}

function labelled(
  { name, title }: Pick<Check<never>, 'name' | 'title'>,
  { t }: Machine,
  outcome: Outcome,
): Finding {
  return { check: name, title: t(title), ...outcome };
}

/** Returns the texts of the findings in English, like all texts of the command line. Times are in UTC. */
function textsOf(): Pick<Machine, 't' | 'formats'> {
  const catalogue = createMessageCatalogue({ '/server/doctor/messages/en.json': english }, { sections: [] });
  const source = catalogue.source(mainLanguage, 'UTC');
  return {
    t: createTranslate<MessageScopes['doctor']>(source, 'doctor'),
    formats: createFormats(mainLanguage, 'UTC'),
  };
}
