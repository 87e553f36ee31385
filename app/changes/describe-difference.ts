import type { JsonValue } from '#app/bundle/json-source.server.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { quoteTitle } from '#app/domain/change-summary.ts';
import type { FieldDifference } from './json-difference.ts';
import { positionPath } from './merge-values.server.ts';
import type { TargetDifference } from './read-changes.server.ts';

/** Maximum length of a value in a description, in characters. */
const longestValue = 120;

/** Returns the lines that describe a difference in words. `prefixOf` returns the prefix of a vertical. */
export function describeDifference(
  { target, kind, title, fields }: TargetDifference,
  prefixOf?: (verticalId: number) => string,
): string[] {
  const name = [describeTarget(target, prefixOf), ...(title === '' ? [] : [quoteTitle(title)])].join(' ');
  if (kind !== 'changed') return [`${name}: ${kind}`];
  return [`${name}:`, ...fields.map((field) => `  ${describeField(field)}`)];
}

/** Returns the name of a target, such as `g item 762` or `settings`. */
export function describeTarget(
  target: ChangeTarget,
  prefixOf: (verticalId: number) => string = (id) => `vertical ${id}`,
): string {
  if (target.kind === 'picture') return `picture ${target.path}`;
  if (target.kind === 'item') return `${prefixOf(target.verticalId)} item ${target.id}`;
  return target.verticalId === 0 ? target.key : `${prefixOf(target.verticalId)} ${target.key}`;
}

function describeField({ path, before, after }: FieldDifference): string {
  if (path === positionPath) {
    return Number(after) < Number(before) ? 'moved up in the order' : 'moved down in the order';
  }
  const name = path === '' ? 'everything' : path;
  if (before === undefined) return `${name}: ${showValue(after)} (new)`;
  if (after === undefined) return `${name}: removed, was ${showValue(before)}`;
  return `${name}: ${showValue(before)} → ${showValue(after)}`;
}

/** Returns a value on one line, shortened if necessary. */
export function showValue(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1).toWellFormed()}…` : text;
}
