import type { Platform } from '#app/pages/platform.server.ts';
import type { DoctorOptions } from '#server/doctor/examine.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { linkSettings, type SettingLink } from '../settings/settings.server.ts';

/** A finding of an examination, with links to the settings that it names. */
export interface ShownFinding extends Omit<Finding, 'settings'> {
  settings: readonly SettingLink[];
}

/** The findings of one examination. */
export interface Checkup {
  /** Unix milliseconds. */
  at: number;
  findings: ShownFinding[];
}

/** An examination: `runDoctor` or `runReview`. */
type Examination = (options: DoctorOptions) => Promise<Finding[]>;

const running = new WeakMap<Platform, Map<Examination, Promise<Checkup>>>();

/** Examines the portal. Operators who ask at the same time share one examination. */
export function examinePortal(platform: Platform, examination: Examination): Promise<Checkup> {
  const ofPlatform = running.get(platform) ?? new Map<Examination, Promise<Checkup>>();
  running.set(platform, ofPlatform);
  const known = ofPlatform.get(examination);
  if (known) return known;
  const checkup = examine(platform, examination).finally(() => ofPlatform.delete(examination));
  ofPlatform.set(examination, checkup);
  return checkup;
}

async function examine(platform: Platform, examination: Examination): Promise<Checkup> {
  const { environment, store, snapshots, verticals, clock } = platform;
  const findings = await examination({
    environment,
    now: clock.now(),
    verticals,
    isThorough: false,
    withStore: (work) => work(store),
    readSnapshot: async () => snapshots.current(),
  });
  return {
    at: clock.now(),
    findings: findings.map((finding) => ({
      ...finding,
      settings: finding.settings.length === 0 ? [] : linkSettings(platform, finding.settings),
    })),
  };
}
