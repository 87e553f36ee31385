import { asList, asObject, asText, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** The result of a change of tags. `taken`: another tag has that name. */
export type PlannedTag = Edit[] | 'missing' | 'taken';

function targetOf(verticalId: number): EditTarget {
  return { kind: 'part', verticalId, key: 'list_tags' };
}

/** Whether another tag has this name, or a key that equals it, regardless of case. */
function isTaken(tags: JsonObject, name: string, own?: string): boolean {
  const folded = name.toLowerCase();
  return Object.entries(tags).some(
    ([key, tag]) => key !== own && [key, nameOf(tag)].some((other) => other.toLowerCase() === folded),
  );
}

function nameOf(tag: JsonValue): string {
  return asText(asObject(tag).name);
}

export function addTag(verticalId: number, tags: JsonObject, name: string): PlannedTag {
  if (isTaken(tags, name)) return 'taken';
  return [{ kind: 'set', target: targetOf(verticalId), path: [name], value: { name, data: [] } }];
}

/** Changes the name that visitors see. The name in addresses and layouts stays. */
export function renameTag(verticalId: number, tags: JsonObject, key: string, name: string): PlannedTag {
  const tag = ownValue(tags, key);
  if (!isJsonObject(tag)) return 'missing';
  if (isTaken(tags, name, key)) return 'taken';
  if (nameOf(tag) === name) return [];
  return [{ kind: 'set', target: targetOf(verticalId), path: [key, 'name'], value: name }];
}

/** Appends the items of the tag `key` to the tag `into`, and removes the tag `key`. */
export function mergeTag(verticalId: number, tags: JsonObject, key: string, into: string): PlannedTag {
  const [tag, other] = [ownValue(tags, key), ownValue(tags, into)];
  if (key === into || !isJsonObject(tag) || !isJsonObject(other)) return 'missing';
  const target = targetOf(verticalId);
  const value = [...new Set([...asList(other.data), ...asList(tag.data)])];
  return [
    { kind: 'set', target, path: [into, 'data'], value },
    { kind: 'remove', target, path: [key] },
  ];
}

export function removeTag(verticalId: number, tags: JsonObject, key: string): PlannedTag {
  if (!isJsonObject(ownValue(tags, key))) return 'missing';
  return [{ kind: 'remove', target: targetOf(verticalId), path: [key] }];
}
