import { dataAddress } from '#app/visitor/data-address.ts';
import type { Ending, Verdict } from './shown-question.ts';

/** Asks the server whether an answer is right. `position` is the index of the question on the page. */
export async function askVerdict(id: number, position: number, answer: string): Promise<Verdict> {
  const query = new URLSearchParams({ question: String(position + 1), answer });
  return ask<Verdict>(`/api/quiz/${id}/answer?${query}`);
}

/** Requests the outcome of the answers to a personality quiz. The answers are in the order of the page. */
export async function askOutcome(id: number, answers: readonly string[]): Promise<Ending> {
  const query = new URLSearchParams({ answers: answers.join(',') });
  return ask<Ending>(`/api/quiz/${id}/outcome?${query}`);
}

/** Milliseconds after which a request without a complete answer counts as failed. */
const timeLimit = 10_000;

async function ask<Answer>(address: string): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeLimit);
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(dataAddress(address), { headers, signal: abort.signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as Answer;
  } finally {
    clearTimeout(timer);
  }
}
