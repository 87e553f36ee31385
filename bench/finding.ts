import { summarise } from './statistics.ts';

/** One measured figure and its target. */
export interface Finding {
  name: string;
  value: number;
  /** The measurements whose median is the value. Not set for figures that are the same in every run, such as sizes. */
  samples?: readonly number[];
  digits: number;
  unit?: string;
  aim: number;
  /** Whether the target is an upper limit. Otherwise it is a lower limit. */
  isCeiling: boolean;
}

/** Creates a finding whose value is the median of the measurements. */
export function findingOf(samples: readonly number[], finding: Omit<Finding, 'value' | 'samples'>): Finding {
  return { ...finding, value: summarise(samples).median, samples };
}

export function isMet({ value, aim, isCeiling }: Finding): boolean {
  return isCeiling ? value <= aim : value >= aim;
}

/** Describes a finding on one line. Omits the verdict if the machine was too busy for one. */
export function describeFinding(finding: Finding, hasVerdict: boolean): string {
  const { name, value, samples = [], digits, unit = '', aim, isCeiling } = finding;
  const verdict = !hasVerdict ? 'no verdict' : isMet(finding) ? 'met' : 'MISSED';
  const { low, high } = summarise(samples);
  const range = samples.length > 1 ? ` [${low.toFixed(digits)} to ${high.toFixed(digits)}]` : '';
  return `  ${name}: ${value.toFixed(digits)}${unit}${range} (aim ${isCeiling ? 'at most' : 'at least'} ${aim}${unit}: ${verdict})`;
}
