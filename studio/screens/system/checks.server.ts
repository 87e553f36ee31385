import { withinTime } from '#app/lib/time-limit.ts';
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
  /** Time of the examination in Unix milliseconds. */
  at: number;
  findings: ShownFinding[];
}

/** An examination: `runDoctor` or `runReview`. */
type Examination = (options: DoctorOptions) => Promise<Finding[]>;

/** The current and the last run of an examination in one language. */
interface Examinations {
  examination: Examination;
  language: string;
  /** The run in progress. */
  running: Promise<Checkup> | null;
  /** The findings of the last run. */
  last: Checkup | null;
}

const known = new WeakMap<Platform, Examinations[]>();

/**
 * Milliseconds for which findings are recent. While a job runs, a screen reads its data every other second, which must
 * not run the checks each time.
 */
const recentFor = 5_000;

/** Milliseconds for which a screen waits for the findings that it shows. Most portals need a tenth of this time. */
const patience = 400;

/** Examines the portal. Operators who use the same language and ask at the same time share one examination. */
export function examinePortal(
  platform: Platform,
  examination: Examination,
  language: string,
): Promise<Checkup> {
  const own = examinationsOf(platform, examination, language);
  own.running ??= examine(platform, examination, language)
    .then((checkup) => (own.last = checkup))
    .finally(() => (own.running = null));
  return own.running;
}

/**
 * Returns the last findings if they are recent. Otherwise examines the portal. Returns `null` if the examination fails
 * or takes too long.
 */
export async function readRecentCheckup(
  platform: Platform,
  examination: Examination,
  language: string,
): Promise<Checkup | null> {
  const { last } = examinationsOf(platform, examination, language);
  if (last && platform.clock.now() - last.at < recentFor) return last;
  const checkup = examinePortal(platform, examination, language);
  return withinTime(checkup, patience, () => new Error('The examination takes long.')).catch(() => null);
}

function examinationsOf(platform: Platform, examination: Examination, language: string): Examinations {
  const all = known.get(platform) ?? [];
  known.set(platform, all);
  const found = all.find((one) => one.examination === examination && one.language === language);
  if (found) return found;
  const added: Examinations = { examination, language, running: null, last: null };
  all.push(added);
  return added;
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
