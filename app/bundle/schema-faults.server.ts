import { phrase } from '#app/lib/phrase.ts';
import type { z } from 'zod';
import { ownValue } from '#app/lib/own-value.ts';
import { findForbiddenCharacter } from '#app/lib/allowed-characters.ts';
import { describeAllowed } from './allowed-values.server.ts';
import { describeValue, type FaultList, type PathPart } from './fault.ts';

/** Checks a value against a schema and adds each issue at its path. Returns `true` if there were no issues. */
export function addSchemaFaults(
  faults: FaultList,
  path: readonly PathPart[],
  schema: z.ZodType,
  value: unknown,
): boolean {
  const result = schema.safeParse(value, { error: describeAllowed });
  if (result.success) return true;
  for (const { path: inner, allowed } of issuePaths(result.error)) {
    faults.add([...path, ...inner], describeValue(valueAt(value, inner)), allowed);
  }
  return false;
}

/** Returns the paths of a schema's issues and the values allowed there. Names each unknown field. */
export function issuePaths(error: z.ZodError): { path: PathPart[]; allowed: string }[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code !== 'unrecognized_keys') return [{ path, allowed: issue.message }];
    return issue.keys.map((key) => ({ path: [...path, key], allowed: issue.message }));
  });
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, path: readonly PathPart[]): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null
        ? ownValue(at as Readonly<Record<string, unknown>>, String(part))
        : undefined,
    value,
  );
}

/** Adds a fault for each text or key that contains a character that XML does not allow, or an unpaired surrogate. */
export function addTextFaults(faults: FaultList, value: unknown): void {
  walkTexts(faults, value, [], findForbiddenCharacter);
}

/**
 * Adds a fault for each text or key that contains an unpaired surrogate or U+0000. Used for documents whose texts are
 * sanitised before they are stored.
 */
export function addStorageFaults(faults: FaultList, value: unknown): void {
  walkTexts(faults, value, [], (text) => (text.includes('\0') ? 'U+0000' : null));
}

/** `path` is one list that the walk extends and shortens, because bundles are large and faults are rare. */
function walkTexts(
  faults: FaultList,
  value: unknown,
  path: PathPart[],
  find: (text: string) => string | null,
): void {
  if (typeof value === 'string') {
    addTextFault(faults, path, value, find);
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index);
      walkTexts(faults, value[index], path, find);
      path.pop();
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      path.push(key);
      addTextFault(faults, path, key, find);
      walkTexts(faults, inner, path, find);
      path.pop();
    }
  }
}

function addTextFault(
  faults: FaultList,
  path: readonly PathPart[],
  text: string,
  find: (text: string) => string | null,
): void {
  if (!text.isWellFormed())
    faults.add(path, phrase('contains half a surrogate pair'), phrase('well-formed Unicode text'));
  else {
    const character = find(text);
    if (character) {
      faults.add(
        path,
        phrase('contains the character {character}', { character }),
        phrase('text without it'),
      );
    }
  }
}
