import { useSyncExternalStore } from 'react';
import { localArea } from './storage.ts';

type Vote = 1 | -1 | 0;
const listeners = new Set<() => void>();

/** Returns this visitor's vote of today on an item, or 0 (spec ACT-1: a vote counts for its day). */
export function useOwnVote(prefix: string, id: number): Vote {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readVote(prefix, id),
    () => 0,
  );
}

/** Stores today's vote. Votes of earlier days are deleted in this browser, but never on the server. */
export function rememberVote(prefix: string, id: number, vote: Vote): void {
  const votes = readToday(prefix);
  if (vote === 0) delete votes[id];
  else votes[id] = vote;
  localArea.set(keyOf(prefix), JSON.stringify({ day: today(), votes }));
  for (const listener of listeners) listener();
}

function readVote(prefix: string, id: number): Vote {
  const vote = readToday(prefix)[id];
  return vote === 1 || vote === -1 ? vote : 0;
}

function readToday(prefix: string): Record<number, unknown> {
  try {
    const stored = JSON.parse(localArea.get(keyOf(prefix)) ?? 'null') as {
      day?: unknown;
      votes?: unknown;
    } | null;
    if (stored?.day !== today() || typeof stored.votes !== 'object' || stored.votes === null) return {};
    return stored.votes as Record<number, unknown>;
  } catch {
    return {};
  }
}

function keyOf(prefix: string): string {
  return `votes_${prefix}`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
