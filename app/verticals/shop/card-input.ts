import type { SafeStorage } from '#app/visitor/storage.ts';
import { readCompared, readSpending, writeCardQuery, type CardInput } from './card-query.ts';

const storageKey = 'card_input';
const maxStored = 50;

/** Returns the stored amounts and cards of a history entry, or `null` if there are none. */
export function readCardInput(area: SafeStorage, entry: string): CardInput | null {
  const text = new Map(parseInputs(area.get(storageKey))).get(entry);
  if (text === undefined) return null;
  const query = new URLSearchParams(text);
  return { spending: readSpending(query), compared: readCompared(query) };
}

/** Stores the amounts and cards of a history entry. Only the most recently changed entries stay stored. */
export function storeCardInput(area: SafeStorage, entry: string, input: CardInput): void {
  const others = parseInputs(area.get(storageKey)).filter(([other]) => other !== entry);
  const inputs = [...others, [entry, writeCardQuery(input)]].slice(-maxStored);
  area.set(storageKey, JSON.stringify(inputs));
}

function parseInputs(text: string | null): [entry: string, query: string][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPairOfTexts) : [];
  } catch {
    return [];
  }
}

function isPairOfTexts(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
