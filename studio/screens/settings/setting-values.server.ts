import { parseJson, writeJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { Control } from '#app/domain/settings/define-settings.server.ts';

/** Returns a value in the form that its field shows. */
export function textOfValue(value: unknown, control: Control): string {
  if (control === 'object') return isEmptyObject(value) ? '' : JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** Parses the text of a field. The schema of the setting decides whether the value is allowed. */
export function valueOfText(text: string, control: Control): JsonValue {
  switch (control) {
    case 'switch':
      return text === 'true';
    case 'number':
      return /^\d{1,15}$/.test(text.trim()) ? Number(text) : text.trim();
    case 'list':
      return text.trim() === '' ? '' : readList(text);
    case 'object':
      return text.trim() === '' ? {} : readObject(text);
    default:
      return text.replaceAll('\r\n', '\n');
  }
}

function readList(text: string): JsonValue {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => /^\d{1,9}$/.test(entry)) ? entries.map(Number) : text;
}

function readObject(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Whether two stored values are equal. */
export function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return writeJsonSource(one) === writeJsonSource(other);
}
