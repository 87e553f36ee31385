import { useRef, useSyncExternalStore } from 'react';
import type { Figures } from '#app/domain/catalogue/item.ts';
import { castVote, type InteractionItem } from './interactions.ts';
import { createStorageSignal, localArea } from './storage.ts';

type Vote = 1 | -1 | 0;
const signal = createStorageSignal();

/** A visitor's vote on an item. */
interface Voting {
  /** The vote of today, or 0 (spec ACT-1: a vote counts for its day). */
  own: Vote;
  /** Casts a vote, or withdraws the visitor's current vote if it has the same value. */
  vote(value: 1 | -1): void;
}

/**
 * Returns this visitor's vote on an item. A new vote is shown immediately. If it cannot be stored, the last stored vote
 * is shown again. Answers to earlier votes are ignored.
 */
export function useVoting(
  item: InteractionItem,
  { onStored, onFailed }: { onStored: (figures: Figures) => void; onFailed: () => void },
): Voting {
  const { vertical, id } = item;
  const own = useOwnVote(vertical, id);
  const lastTurn = useRef(0);
  /** The last vote that the server has stored. `null` while no request is in progress. */
  const stored = useRef<Vote | null>(null);

  async function cast(value: Vote) {
    const turn = ++lastTurn.current;
    stored.current ??= own;
    rememberVote(vertical, id, value);
    try {
      const figures = await castVote(item, value);
      stored.current = value;
      if (turn === lastTurn.current) onStored(figures);
    } catch {
      if (turn !== lastTurn.current) return;
      rememberVote(vertical, id, stored.current);
      onFailed();
    }
    if (turn === lastTurn.current) stored.current = null;
  }
  return { own, vote: (value) => void cast(own === value ? 0 : value) };
}

function useOwnVote(prefix: string, id: number): Vote {
  return useSyncExternalStore(
    signal.subscribe,
    () => readVote(prefix, id),
    () => 0,
  );
}

/** Stores today's vote. Votes of earlier days are deleted in this browser, but never on the server. */
function rememberVote(prefix: string, id: number, vote: Vote): void {
  const votes = readToday(prefix);
  if (vote === 0) delete votes[id];
  else votes[id] = vote;
  localArea.set(keyOf(prefix), JSON.stringify({ day: today(), votes }));
  signal.notify();
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
