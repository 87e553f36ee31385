import type { Check, Machine, Site } from './check.ts';
import { consentCheck, idsCheck } from './checks/ads.ts';
import { feedsCheck, jobsCheck, statisticsCheck } from './checks/background.ts';
import { certificatesCheck } from './checks/certificates.ts';
import { configurationCheck } from './checks/configuration.ts';
import { diskCheck } from './checks/disk.ts';
import { foldersCheck } from './checks/folders.ts';
import { fontsCheck } from './checks/fonts.ts';
import { mediaCheck } from './checks/media.ts';
import { portsCheck } from './checks/ports.ts';
import { contactCheck, robotsCheck, sectionsCheck } from './checks/settings.ts';
import { storeCheck } from './checks/store.ts';
import { backupsCheck, clockCheck } from './checks/time.ts';
import { createMachine, examine, examineSite, type DoctorOptions } from './examine.ts';
import type { Finding } from './finding.ts';

/** The checks of the machine, in the order of their findings. */
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
  statisticsCheck,
  mediaCheck,
  fontsCheck,
  contactCheck,
  sectionsCheck,
  consentCheck,
  idsCheck,
  robotsCheck,
];

/**
 * Runs all checks of an installation. Changes nothing. Returns at least one finding for each check that was possible.
 */
export async function runDoctor(options: DoctorOptions): Promise<Finding[]> {
  const machine = createMachine(options);
  const found = await Promise.all(machineChecks.map((check) => examine(check, machine)));
  return [...found.flat(), ...(await examineSite(machine, siteChecks, options))];
}
