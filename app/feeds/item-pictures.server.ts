import type { JsonObject } from '#app/lib/json.ts';
import { remotePictures } from '#app/changes/import-media.server.ts';

/** Returns the addresses of the items' pictures on other hosts, without duplicates. */
export function picturesOf(items: readonly JsonObject[], verticalId: number): string[] {
  const list = [...items];
  return remotePictures({ data_content: { [verticalId]: { list } } }).map(({ address }) => address);
}
