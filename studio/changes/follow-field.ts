import type { FormField } from '../screens/content/form-field.ts';
import type { ItemForm } from '../screens/content/item-form.server.ts';
import type { ShownStep } from '#app/changes/field-steps.ts';
import type { NamedField } from './shown-change.ts';

/**
 * Returns the field of a form that contains the value at a path, and the fields inside it that lead to the value. The
 * list is empty if no field of the form contains it.
 */
export function followField(form: ItemForm, steps: readonly ShownStep[]): NamedField[] {
  const keys = steps.map((step) => ('key' in step ? step.key : ''));
  const field = [...form.values()].flat().find(({ path }) => path.every((key, index) => key === keys[index]));
  return field ? follow(field, steps.slice(field.path.length)) : [];
}

function follow(field: FormField, steps: readonly ShownStep[]): NamedField[] {
  const [first, ...rest] = steps;
  const number = first && 'index' in first ? first.index + 1 : null;
  const [inside, ...others] = number === null ? steps : rest;
  const named: NamedField = { name: field.name, title: field.title, number };
  if (!inside || !('key' in inside)) return [named];
  const known = 'fields' in field ? field.fields.find(({ name }) => name === inside.key) : undefined;
  if (known) return [named, ...follow(known, others)];
  return [named, { name: inside.key, title: '', number: null }];
}
