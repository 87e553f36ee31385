import { createHash } from 'node:crypto';
import { ownValue } from '#app/lib/own-value.ts';
import { cleanText } from '../clean-text.server.ts';
import { listFields, textFields } from './mapped-fields.ts';
import type { FeedMapping, MappingRule, MappingStep } from './mapping-schema.ts';
import { textsAt } from './read-path.ts';

/** Maximum number of values of a field. */
export const maxValues = 100;
/** Longest value in characters. */
export const longestValue = 20_000;

/** A game as a mapping reads it from an entry. Fields without a value are "" or empty. */
export type MappedEntry = Record<(typeof textFields)[number], string> &
  Record<(typeof listFields)[number], string[]>;

/**
 * Reads a game from an entry. Never throws: whatever the entry contains, the result has every field, with at most 100
 * values of 20,000 characters each. Without a rule for `id`, the play address is the id. A text that cannot be an id is
 * replaced by its hash.
 */
export function mapEntry(entry: unknown, { fields }: FeedMapping): MappedEntry {
  const read = (rule: MappingRule | undefined) => (rule ? applyRule(entry, rule) : []);
  const texts = Object.fromEntries(textFields.map((name) => [name, read(fields[name])[0] ?? '']));
  const lists = Object.fromEntries(listFields.map((name) => [name, read(fields[name])]));
  const mapped = { ...texts, ...lists } as MappedEntry;
  return { ...mapped, id: idOf(mapped.id || (fields.id ? '' : mapped.playAddress)) };
}

/** Returns the text itself if it is empty or can be stored as an id. Returns the hash of any other text. */
function idOf(text: string): string {
  if (text === '' || /^[\w.:-]{1,100}$/.test(text)) return text;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Returns the values of a rule for an entry. They are trimmed and not empty. */
function applyRule(entry: unknown, rule: MappingRule): string[] {
  return traceRule(entry, rule).values;
}

/** How a rule came to its values. */
export interface RuleTrace {
  /**
   * The values before the first step and after each step. If no path led to a value, these are the values of the last
   * path.
   */
  stages: string[][];
  /** The result. */
  values: string[];
  /** True if the result is the constant of the rule. */
  isConstant: boolean;
}

/** Returns the values of a rule for an entry, and the values before and after each step. */
export function traceRule(entry: unknown, { from, take, steps, constant }: MappingRule): RuleTrace {
  const valuesAt = (path: string) => tidy(textsAt(entry, path, maxValues));
  const tries = take === 'all' ? [from] : from.map((path) => [path]);
  let stages: string[][] = [];
  for (const paths of tries) {
    stages = [tidy(paths.flatMap(valuesAt))];
    for (const step of steps) stages.push(applyStep(stages.at(-1) ?? [], step));
    const values = stages.at(-1) ?? [];
    if (values.length > 0) return { stages, values, isConstant: false };
  }
  const values = tidy([constant]);
  return { stages, values, isConstant: values.length > 0 };
}

function applyStep(values: string[], step: MappingStep): string[] {
  switch (step.do) {
    case 'split':
      return tidy(values.flatMap((value) => value.split(step.by, maxValues)));
    case 'strip-html':
      return tidy(values.map(cleanText));
    case 'replace':
      return tidy(values.map((value) => cut(value.replaceAll(step.text, () => step.by))));
    case 'lookup':
      return tidy(
        values.map((value) => ownValue(step.table, value) ?? (step.others === 'keep' ? value : '')),
      );
    case 'join':
      return tidy([values.join(step.by)]);
  }
}

function tidy(values: readonly string[]): string[] {
  return values
    .slice(0, maxValues)
    .map((value) => cut(value.trim()))
    .filter(Boolean);
}

function cut(value: string): string {
  return value.length <= longestValue ? value : value.slice(0, longestValue).replace(/[\ud800-\udbff]$/, '');
}
