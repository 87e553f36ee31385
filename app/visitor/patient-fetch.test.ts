import { expect, test, vi } from 'vitest';
import type { ConnectionProblem } from './page-connection.ts';
import { createPatientFetch } from './patient-fetch.ts';

type Answer = () => Promise<Response>;

function open(answers: Answer[], { isOnline = true, slowAfter = 10_000 } = {}) {
  const reports: (ConnectionProblem | null)[] = [];
  let online = () => {};
  const fetchOnce = vi.fn<typeof fetch>((_, init) => {
    const answer = answers.shift();
    if (!answer) throw new Error('It was asked more often than expected.');
    return Promise.race([
      answer(),
      new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
    ]);
  });
  const patient = createPatientFetch(fetchOnce, {
    isOnline: () => isOnline,
    onceOnline(listener) {
      online = listener;
      return () => (online = () => {});
    },
    report: (_request, problem) => reports.push(problem),
    slowAfter,
  });
  return { patient, fetchOnce, reports, online: () => online() };
}

const good: Answer = async () => new Response('page');
const broken: Answer = async () => {
  throw new TypeError('Failed to fetch');
};
const never: Answer = () => new Promise(() => {});

test('an answer is passed through unchanged', async () => {
  const { patient, reports } = open([
    async () => new Response('page', { status: 404, headers: { 'X-Build': 'a' } }),
  ]);
  const response = await patient('/g.data');
  expect([response.status, response.headers.get('X-Build'), await response.text()]).toEqual([
    404,
    'a',
    'page',
  ]);
  expect(reports).toEqual([null]);
});

test('a failed connection is reported, and the request is repeated if the visitor wants it', async () => {
  const { patient, reports } = open([broken, good]);
  const response = patient('/g.data?page=2');
  await vi.waitFor(() => expect(reports[0]?.kind).toBe('failed'));
  reports[0]?.retry();
  expect(await (await response).text()).toBe('page');
  expect(reports.at(-1)).toBeNull();
});

test('a request that failed offline is repeated when the browser is online', async () => {
  const { patient, reports, online } = open([broken, good], { isOnline: false });
  const response = patient('/g.data');
  await vi.waitFor(() => expect(reports[0]?.kind).toBe('offline'));
  online();
  expect(await (await response).text()).toBe('page');
});

test('a stalled answer is reported and can be requested again, even in the middle of its body', async () => {
  const half: Answer = async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));
  for (const stalled of [never, half]) {
    const { patient, reports, fetchOnce } = open([stalled, good], { slowAfter: 1 });
    const response = patient('/g.data');
    await vi.waitFor(() => expect(reports[0]?.kind).toBe('slow'));
    reports[0]?.retry();
    expect(await (await response).text()).toBe('page');
    expect(fetchOnce).toHaveBeenCalledTimes(2);
  }
});

test('another navigation cancels the request', async () => {
  const { patient, reports } = open([broken]);
  const leaving = new AbortController();
  const response = patient('/g.data', { signal: leaving.signal });
  await vi.waitFor(() => expect(reports[0]?.kind).toBe('failed'));
  leaving.abort();
  await expect(response).rejects.toThrow('abort');
  expect(reports.at(-1)).toBeNull();
});

test('requests other than page data fail immediately', async () => {
  const { patient, reports } = open([broken, broken]);
  await expect(patient('/api/items')).rejects.toThrow('Failed to fetch');
  await expect(patient('/g.data', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  expect(reports).toEqual([]);
});
