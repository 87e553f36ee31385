import type { Platform } from '#app/pages/platform.server.ts';
import type { DoctorOptions } from '#server/doctor/examine.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { phrasesIn } from '../../schema-texts/fault-texts.server.ts';
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

/** An examination in progress. */
interface Running {
  examination: Examination;
  language: string;
  checkup: Promise<Checkup>;
}

const running = new WeakMap<Platform, Set<Running>>();

/** Examines the portal. Operators of one language who ask at the same time share one examination. */
export function examinePortal(
  platform: Platform,
  examination: Examination,
  language: string,
): Promise<Checkup> {
  const all = running.get(platform) ?? new Set<Running>();
  running.set(platform, all);
  const known = [...all].find((one) => one.examination === examination && one.language === language);
  if (known) return known.checkup;
  const checkup = examine(platform, examination, language).finally(() => all.delete(own));
  const own: Running = { examination, language, checkup };
  all.add(own);
  return checkup;
}

async function examine(platform: Platform, examination: Examination, language: string): Promise<Checkup> {
  const { environment, store, snapshots, verticals, clock } = platform;
  const findings = await examination({
    environment,
    now: clock.now(),
    language,
    say: phrasesIn(language),
    verticals,
    isThorough: false,
    withStore: (work) => work(store),
    readSnapshot: async () => snapshots.current(),
  });
  return {
    at: clock.now(),
    findings: findings.map((finding) => ({
      ...finding,
      settings: finding.settings.length === 0 ? [] : linkSettings(platform, finding.settings, { language }),
    })),
  };
}
