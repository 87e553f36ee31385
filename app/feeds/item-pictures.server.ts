import type { JsonObject } from '#app/lib/json.ts';
import { remotePictures } from '#app/changes/import-media.server.ts';

/** Returns the addresses of the pictures of items that are on other hosts, each once. */
export function picturesOf(items: readonly JsonObject[], verticalId: number): string[] {
  const list = [...items];
  return remotePictures({ data_content: { [verticalId]: { list } } }).map(({ address }) => address);
}
