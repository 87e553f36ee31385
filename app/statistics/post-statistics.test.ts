import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { CountedKeyword, CountedRow } from './counts.ts';
import { noFigures } from './figures.ts';
import { createStatisticsPosting, type PostingState } from './post-statistics.server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a database that answers with a status that the test can change. Returns the bodies that it accepted. */
async function startDatabase() {
  const database = {
    status: 200,
    tries: 0,
    bodies: [] as string[],
    headers: {} as IncomingHttpHeaders,
    url: '',
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      database.tries += 1;
      database.headers = request.headers;
      if (database.status === 200) database.bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(database.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  database.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?query=INSERT`;
  return database;
}

const row = (views: number): CountedRow => ({
  day: 20_000,
  hour: 4,
  verticalId: 2,
  itemId: 7,
  categoryId: 30,
  source: 'example.org',
  device: 'phone',
  language: 'pt',
  pageLanguage: 'de',
  ...noFigures(),
  views,
});
const search: CountedKeyword = {
  day: 20_000,
  verticalId: 2,
  keyword: 'snake',
  searches: 2,
  close: 1,
  missed: 0,
};

function open(url: string, options: { maxRows?: number; authorization?: string; firstPause?: number } = {}) {
  const { authorization, maxRows, firstPause = 1 } = options;
  const states: PostingState[] = [];
  const posting = createStatisticsPosting({
    target: { url, ...(authorization && { authorization }) },
    now: () => 1_000,
    prefixes: new Map([[2, 'g']]),
    onChange: (state) => states.push(state),
    firstPause,
    ...(maxRows && { maxRows }),
  });
  closing.push(() => void posting.close());
  return { posting, states };
}

const linesOf = (bodies: readonly string[]) =>
  bodies
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('posts each row as a line of JSON with the same fields', async () => {
  const database = await startDatabase();
  const { posting, states } = open(database.url, { authorization: 'Basic dTpw' });
  posting.add({ rows: [row(3)], keywords: [search] });
  await expect.poll(() => database.bodies).toHaveLength(1);
  const [first, second] = linesOf(database.bodies);
  const common = { batch: expect.any(String) as string, date: '2024-10-04', section: 'g' };
  const none = { ...noFigures(), keyword: '', searches: 0, close: 0, missed: 0 };
  expect(first).toEqual({
    ...common,
    ...none,
    hour: 4,
    item: 7,
    category: 30,
    source: 'example.org',
    device: 'phone',
    language: 'pt',
    pageLanguage: 'de',
    views: 3,
  });
  expect(second).toEqual({
    ...common,
    ...none,
    hour: -1,
    item: 0,
    category: 0,
    source: '',
    device: '',
    language: '',
    pageLanguage: '',
    keyword: 'snake',
    searches: 2,
    close: 1,
  });
  expect(database.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    authorization: 'Basic dTpw',
  });
  expect(states).toEqual([]);
});

it('keeps the counts in order while the database fails, and sends each batch again as it was', async () => {
  const database = await startDatabase();
  database.status = 503;
  const { posting, states } = open(database.url);
  posting.add({ rows: [row(1)], keywords: [] });
  posting.add({ rows: [row(2)], keywords: [] });
  await expect.poll(() => database.tries).toBeGreaterThan(2);
  expect(posting.waiting()).toBe(2);
  database.status = 200;
  await expect.poll(() => posting.waiting()).toBe(0);
  expect(linesOf(database.bodies).map(({ views }) => views)).toEqual([1, 2]);
  expect(states.map(({ failingSince, problem }) => [failingSince, problem])).toEqual([
    [1_000, 'answered 503'],
    [null, ''],
  ]);
});

it('drops the oldest rows when too many wait, and counts them', async () => {
  const database = await startDatabase();
  database.status = 500;
  const { posting, states } = open(database.url, { maxRows: 5 });
  posting.add({ rows: [row(1)], keywords: [] });
  await expect.poll(() => states).toHaveLength(1);
  for (let views = 2; views <= 9; views += 1) posting.add({ rows: [row(views)], keywords: [] });
  expect(posting.waiting()).toBe(5);
  expect(posting.dropped()).toBe(4);
  expect(states.find(({ dropped }) => dropped > 0)).toMatchObject({ droppedAt: 1_000 });
  database.status = 200;
  await expect.poll(() => posting.waiting()).toBe(0);
  expect(states.at(-1)).toMatchObject({ failingSince: null, dropped: 4 });
  expect(linesOf(database.bodies).map(({ views }) => views)).toEqual([1, 6, 7, 8, 9]);
});

it('splits many rows into requests of a bounded size', async () => {
  const database = await startDatabase();
  const { posting } = open(database.url);
  posting.add({ rows: Array.from({ length: 2_500 }, (_, index) => row(index)), keywords: [] });
  await expect.poll(() => posting.waiting()).toBe(0);
  expect(database.bodies.map((body) => linesOf([body]).length)).toEqual([1_000, 1_000, 500]);
});

it('tries once more when it is closed', async () => {
  const database = await startDatabase();
  database.status = 503;
  const { posting } = open(database.url, { firstPause: 60_000 });
  posting.add({ rows: [row(1)], keywords: [] });
  await expect.poll(() => database.tries).toBeGreaterThan(0);
  database.status = 200;
  await posting.close();
  expect(linesOf(database.bodies).map(({ views }) => views)).toEqual([1]);
});
