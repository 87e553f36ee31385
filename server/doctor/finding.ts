/** How serious a finding is. A warning needs attention some day, an error today. */
export type Level = 'ok' | 'warning' | 'error';

/** The result of a check. */
export interface Outcome {
  level: Level;
  /** The finding and its place, in one or two sentences. */
  text: string;
  /** How to fix it, or "" if all is well. */
  fix: string;
  /** Keys of the settings that need a value. */
  settings: readonly string[];
}

export const checkNames = [
  'configuration',
  'ports',
  'folders',
  'disk',
  'certificates',
  'store',
  'backups',
  'clock',
  'jobs',
  'feeds',
  'media',
  'contact',
  'sections',
  'consent',
  'ids',
  'robots',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The result of a check, with the check's name. */
export interface Finding extends Outcome {
  check: CheckName;
  /** Name of the check for people. */
  title: string;
}

export function ok(text: string): Outcome {
  return { level: 'ok', text, fix: '', settings: [] };
}

export function warning(text: string, fix: string, settings: readonly string[] = []): Outcome {
  return { level: 'warning', text, fix, settings };
}

export function error(text: string, fix: string, settings: readonly string[] = []): Outcome {
  return { level: 'error', text, fix, settings };
}

/** Returns the most serious level of findings. */
export function worstOf(findings: readonly Pick<Finding, 'level'>[]): Level {
  const levels = findings.map(({ level }) => level);
  return levels.includes('error') ? 'error' : levels.includes('warning') ? 'warning' : 'ok';
}
