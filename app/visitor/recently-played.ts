import { createIdList } from './id-list.ts';

const kept = 24;
const list = createIdList((prefix) => `recent_${prefix}`);

export const useRecentIds = list.useIds;
export const readPlayed = list.read;

/** Puts an item in front of the recently played ones; 24 are kept. */
export function rememberPlayed(prefix: string, id: number): void {
  const others = list.read(prefix).filter((other) => other !== id);
  list.write(prefix, [id, ...others].slice(0, kept));
}
