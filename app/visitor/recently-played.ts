import { createIdList } from './id-list.ts';

const maxStored = 24;
const list = createIdList((prefix) => `recent_${prefix}`);

export const useRecentIds = list.useIds;
export const readPlayed = list.read;

/** Adds an item at the front of the recently played items. At most 24 are stored. */
export function rememberPlayed(prefix: string, id: number): void {
  const others = list.read(prefix).filter((other) => other !== id);
  list.write(prefix, [id, ...others].slice(0, maxStored));
}
