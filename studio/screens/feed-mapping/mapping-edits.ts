import { suggestSteps } from '#app/feeds/mapping/guess-fields.ts';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { FeedMapping, MappingRule, MappingStep } from '#app/feeds/mapping/mapping-schema.ts';

/** The fields in the order of the editor: the required ones, then the usual ones. */
export const orderedFields: readonly MappedField[] = [
  'title',
  'playAddress',
  'id',
  'picture',
  'description',
  'categories',
  'tags',
  'instructions',
  'devices',
  'width',
  'height',
  'orientation',
  'widePicture',
  'screenshots',
  'developer',
  'date',
  'price',
];

/** Whether every game needs a field. */
export function isRequired(field: MappedField): field is 'title' | 'playAddress' {
  return field === 'title' || field === 'playAddress';
}

export const noRule: MappingRule = { from: [], take: 'first', steps: [], constant: '' };

/** Returns the rule of a field, an empty one if it has none. */
export function ruleOf({ fields }: FeedMapping, field: MappedField): MappingRule {
  return fields[field] ?? noRule;
}

/** Returns a mapping with another rule for a field. An empty rule is removed, unless the field is required. */
export function withRule(mapping: FeedMapping, field: MappedField, rule: MappingRule): FeedMapping {
  const isEmpty = rule.from.length === 0 && rule.steps.length === 0 && rule.constant === '';
  const fields = { ...mapping.fields, [field]: rule };
  if (isEmpty && !isRequired(field)) Reflect.deleteProperty(fields, field);
  return { ...mapping, fields };
}

/** Whether every required field has a value or a constant. */
export function isComplete(mapping: FeedMapping): boolean {
  return orderedFields.filter(isRequired).every((field) => {
    const { from, constant } = ruleOf(mapping, field);
    return from.length > 0 || constant !== '';
  });
}

/**
 * Returns, for each path that a rule uses, the field of this rule. If the rules of several fields use a path, the first
 * of these fields counts.
 */
export function fieldsByPath(mapping: FeedMapping): ReadonlyMap<string, MappedField> {
  const pairs = orderedFields.flatMap((field) =>
    ruleOf(mapping, field).from.map((path) => [path, field] as const),
  );
  return new Map(pairs.toReversed());
}

/** Maximum number of value paths of a rule. */
export const maxSources = 10;

/**
 * Returns a mapping in which a field takes a value: in place of its current values, or after them if `isAdded`. If the
 * field holds a list, its rule is empty and the texts of the value look like lists, the rule gets a step that splits
 * them.
 */
export function pointAt(
  mapping: FeedMapping,
  field: MappedField,
  value: { path: string; values: readonly string[] },
  isAdded: boolean,
): FeedMapping {
  const rule = ruleOf(mapping, field);
  if (isAdded) {
    if (rule.from.includes(value.path) || rule.from.length >= maxSources) return mapping;
    return withRule(mapping, field, { ...rule, from: [...rule.from, value.path] });
  }
  const steps =
    rule.from.length === 0 && rule.steps.length === 0 ? suggestSteps(field, value.values) : rule.steps;
  return withRule(mapping, field, { ...rule, from: [value.path], steps });
}

/** Maximum number of steps of a rule. */
export const maxSteps = 10;

export const stepKinds = ['split', 'join', 'strip-html', 'replace', 'lookup'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Returns a step with the settings that it has when it is added. */
export function newStep(kind: StepKind): MappingStep {
  switch (kind) {
    case 'split':
      return { do: 'split', by: ',' };
    case 'join':
      return { do: 'join', by: ', ' };
    case 'strip-html':
      return { do: 'strip-html' };
    case 'replace':
      return { do: 'replace', text: ' ', by: ' ' };
    case 'lookup':
      return { do: 'lookup', table: {}, others: 'keep' };
  }
}

/** Returns a list in which an element has moved by one position, up (-1) or down (1). */
export function moved<Element>(list: readonly Element[], index: number, by: -1 | 1): Element[] {
  const [element] = list.slice(index, index + 1);
  const to = index + by;
  if (element === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, element);
}

/** Returns a text for a field, in which `\n` represents a line break and `\t` a tab. */
export function showMarks(text: string): string {
  return text.replaceAll('\n', String.raw`\n`).replaceAll('\t', String.raw`\t`);
}

/** Reads the text of a field that `showMarks` wrote. */
export function readMarks(text: string): string {
  return text.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\t`, '\t');
}
