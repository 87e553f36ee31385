import type { Formats } from './formats.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Returns a size in words, such as “12.4 MB” or “234 bytes”. */
export function describeBytes(formats: Formats, bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1_000 ** power;
  return formats.number(value, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of “byte” has no plural (“234 byte”), so bytes use the long form.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 && value < 100 ? 1 : 0,
  });
}
