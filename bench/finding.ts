import { summarise } from './statistics.ts';

/** One measured figure and its aim. */
export interface Finding {
  name: string;
  value: number;
  /** The single measurements whose median is the value. A figure that is the same in every run, such as a size, has none. */
  samples?: readonly number[];
  digits: number;
  unit?: string;
  aim: number;
  /** The value may be at most the aim; otherwise it must be at least the aim. */
  isCeiling: boolean;
}

/** A finding whose value is the median of measurements. */
export function findingOf(samples: readonly number[], finding: Omit<Finding, 'value' | 'samples'>): Finding {
  return { ...finding, value: summarise(samples).median, samples };
}

export function isMet({ value, aim, isCeiling }: Finding): boolean {
  return isCeiling ? value <= aim : value >= aim;
}

/** One line for a person. Without a verdict when the machine was too busy for one. */
export function describeFinding(finding: Finding, hasVerdict: boolean): string {
  const { name, value, samples = [], digits, unit = '', aim, isCeiling } = finding;
  const verdict = !hasVerdict ? 'no verdict' : isMet(finding) ? 'met' : 'MISSED';
  const { low, high } = summarise(samples);
  const range = samples.length > 1 ? ` [${low.toFixed(digits)} to ${high.toFixed(digits)}]` : '';
  return `  ${name}: ${value.toFixed(digits)}${unit}${range} (aim ${isCeiling ? 'at most' : 'at least'} ${aim}${unit}: ${verdict})`;
}
