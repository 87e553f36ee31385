import { asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { infoSchema } from '#app/bundle/schema.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';

/** The part of the bundle with the site info, such as the title and the public address of the site. */
export const infoTarget = { kind: 'part', verticalId: 0, key: 'info' } as const satisfies ChangeTarget;

/** The values of fields that the stored site info does not contain. */
const emptyInfo: JsonObject = {
  host: '',
  protocol: '',
  keywords: '',
  description: '',
  title: '',
  img: '',
  logo1: '',
  logo2: '',
};

/** Returns the complete site info. */
export function readInfo(value: JsonValue | undefined): JsonObject {
  return { ...emptyInfo, ...asObject(value) };
}

/**
 * Checks a field of the site info. Returns the allowed values as an encoded phrase, or `null` if the value is allowed.
 */
export function findInfoFault(info: JsonObject, name: string, value: JsonValue): string | null {
  const result = infoSchema.safeParse({ ...info, [name]: value });
  const issue = result.success ? undefined : result.error.issues.find(({ path }) => path[0] === name);
  return issue?.message ?? null;
}

/** Sets a field of the site info. If the store has no site info, the edit also sets all other fields. */
export function setInfo(stored: JsonValue | undefined, name: string, value: JsonValue): Edit {
  return isJsonObject(stored)
    ? { kind: 'set', target: infoTarget, path: [name], value }
    : { kind: 'set', target: infoTarget, path: [], value: { ...emptyInfo, [name]: value } };
}
