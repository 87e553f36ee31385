import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from './storage.ts';

/** Number of items whose best score is stored. The scores that were stored longest ago are removed first. */
const maxStored = 500;
const signal = createStorageSignal();

/** Returns this visitor's best score in a game as reported by the game, or `null`. */
export function useBestScore(prefix: string, id: number): number | null {
  return useSyncExternalStore(
    signal.subscribe,
    () => readBestScore(prefix, id),
    () => null,
  );
}

/** Returns this visitor's best score in a game, or `null` if no valid score is stored. */
export function readBestScore(prefix: string, id: number): number | null {
  return readAll(prefix).find(([other]) => other === id)?.[1] ?? null;
}

/** Stores a game's best score and replaces the previous one. */
export function storeBestScore(prefix: string, id: number, score: number): void {
  const others = readAll(prefix).filter(([other]) => other !== id);
  localArea.set(keyOf(prefix), JSON.stringify([[id, score], ...others].slice(0, maxStored)));
  signal.notify();
}

function readAll(prefix: string): [id: number, score: number][] {
  try {
    const value: unknown = JSON.parse(localArea.get(keyOf(prefix)) ?? '[]');
    return Array.isArray(value) ? value.filter(isRow).slice(0, maxStored) : [];
  } catch {
    return [];
  }
}

function isRow(value: unknown): value is [id: number, score: number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));
}

function keyOf(prefix: string): string {
  return `best_scores_${prefix}`;
}
