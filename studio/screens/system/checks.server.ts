import type { Platform } from '#app/pages/platform.server.ts';
import { runDoctor } from '#server/doctor/run-doctor.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { linkSettings, type SettingLink } from '../settings/settings.server.ts';

/** A finding of `./portico doctor`, with links to the settings that it names. */
export interface ShownFinding extends Omit<Finding, 'settings'> {
  settings: readonly SettingLink[];
}

/** The findings of one examination. */
export interface Checkup {
  /** Unix milliseconds. */
  at: number;
  findings: ShownFinding[];
}

const running = new WeakMap<Platform, Promise<Checkup>>();

/** Examines the installation. Operators who ask at the same time share one examination. */
export function checkInstallation(platform: Platform): Promise<Checkup> {
  const known = running.get(platform);
  if (known) return known;
  const checkup = examine(platform).finally(() => running.delete(platform));
  running.set(platform, checkup);
  return checkup;
}

async function examine(platform: Platform): Promise<Checkup> {
  const { environment, store, snapshots, verticals, clock } = platform;
  const findings = await runDoctor({
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
