import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';

type Verticals = Pick<ReadonlyMap<number, unknown>, 'has'>;

/** Returns a copy of an object by vertical id, without the verticals that this installation does not have. */
export function ownVerticals(value: JsonObject, verticals: Verticals): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([id]) => verticals.has(Number(id))));
}

/** Returns the ad entries for all verticals and for the verticals that this installation has. */
export function ownAds(ads: readonly JsonValue[], verticals: Verticals): JsonValue[] {
  return ads.filter((ad) => {
    const id = isJsonObject(ad) ? ad.data_type : 0;
    return typeof id !== 'number' || id === 0 || verticals.has(id);
  });
}
