import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { asObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readValueChanges } from '#app/store/recorded-changes.server.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import type { Db } from '#app/store/store.ts';
import { ownerKeys, settingsTarget } from '../settings/settings.server.ts';
import { adsTarget, holdsScript, idOfEntry, readAdEntries } from './ad-edits.server.ts';

/**
 * Whether undoing a change saves or removes scripts, or changes settings that decide which scripts run. Only owners may
 * do this.
 */
export async function undoesScripts(db: Db, version: number): Promise<boolean> {
  const [ads, settings] = [targetKey(adsTarget), targetKey(settingsTarget)];
  const changes = await readValueChanges(db, version, new Set([ads, settings]));
  const [ofAds, ofSettings] = [changes.get(ads), changes.get(settings)];
  if (ofAds && changesScripts(contentOf(ofAds.after), contentOf(ofAds.before))) return true;
  if (!ofSettings) return false;
  const [before, after] = [asObject(contentOf(ofSettings.before)), asObject(contentOf(ofSettings.after))];
  return [...ownerKeys].some((key) => !isDeepStrictEqual(ownValue(before, key), ownValue(after, key)));
}

/**
 * Whether an entry with a script differs between two versions of the part. An entry that is only switched off does not
 * count.
 */
function changesScripts(from: JsonValue | undefined, to: JsonValue | undefined): boolean {
  const [old, fresh] = [entriesById(from), entriesById(to)];
  return [...new Set([...old.keys(), ...fresh.keys()])].some((id) => {
    const [before, after] = [old.get(id), fresh.get(id)];
    if (![before, after].some((entry) => entry && holdsScript(entry))) return false;
    const isSwitchedOff = before && isDeepStrictEqual({ ...before, ext_off: true }, after);
    return !isSwitchedOff && !isDeepStrictEqual(before, after);
  });
}

function entriesById(ads: JsonValue | undefined): Map<number, JsonObject> {
  return new Map(readAdEntries(ads).map((entry) => [idOfEntry(entry), entry]));
}

function contentOf(value: RecordedValue): JsonValue | undefined {
  return value?.data == null ? undefined : parseJson(value.data);
}
