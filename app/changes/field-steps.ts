import type { FieldStep } from './field-path.ts';

/** A step of a field's path: a key, an index of a list, or the id of an entry of a list. */
export type ShownStep = { key: string } | { index: number } | { id: string };

/** Splits the path of a field, as `formatFieldPath` writes it, into its steps. */
export function parseFieldPath(path: string): ShownStep[] {
  const steps = path.matchAll(
    /\[id=((?:"(?:[^"\\]|\\.)*"|[^\]])*)\]|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g,
  );
  return [...steps].map(([, id, index, quoted, name = '']) => {
    if (id !== undefined) return { id: unquote(id) };
    if (index !== undefined) return { index: Number(index) };
    return { key: quoted === undefined ? name : unquote(quoted) };
  });
}

/** Returns a step as `formatFieldPath` writes it. */
export function toFieldStep(step: ShownStep): FieldStep {
  if ('key' in step) return step.key;
  return 'index' in step ? step.index : { id: step.id };
}

function unquote(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}
