/** One measured figure and what it should be. */
export interface Finding {
  name: string;
  value: number;
  digits: number;
  unit?: string;
  aim: number;
  /** The aim is the most it may be; else the least. */
  isCeiling: boolean;
}

export function isMet({ value, aim, isCeiling }: Finding): boolean {
  return isCeiling ? value <= aim : value >= aim;
}

/** One line for a person. */
export function describeFinding(finding: Finding): string {
  const { name, value, digits, unit = '', aim, isCeiling } = finding;
  const verdict = isMet(finding) ? 'met' : 'MISSED';
  return `  ${name}: ${value.toFixed(digits)}${unit} (aim ${isCeiling ? 'at most' : 'at least'} ${aim}${unit}: ${verdict})`;
}
