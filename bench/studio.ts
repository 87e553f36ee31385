import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { freePort } from '#test/support/free-port.ts';
import { newContestant, ratios, compete } from './contest.ts';
import { fillStore } from './fill-store.ts';
import { findingOf, type Finding } from './finding.ts';
import { pickKeywords } from './generated-items.ts';
import { launch, pinSelf, stop, withPortal, type Launched } from './processes.ts';
import { recordAnswer } from './recorded-answer.ts';
import { median } from './statistics.ts';
import { signInOwner, type StudioOperator } from './studio-operator.ts';
import { loadedBytes } from './weight.ts';

const size = 100_000;
/** Number of requests of each kind. */
const requests = 21;
/** Number of alternating rounds with and without an operator, and connections of the visitors. */
const rounds = 21;
const connections = 32;
/** Milliseconds between two actions of the operator at work. A person is slower. */
const pause = 500;

/** Id of the vertical of games, and path of its list in the Studio. */
const verticalId = 2;
const section = '/content/g';
/** The screens whose JavaScript is measured. */
const screens = [
  '/',
  section,
  '/pages/g/home',
  '/look/colours',
  '/settings/site',
  '/history',
  '/publish',
  '/system',
];
const columns = ['title', 'by', 'categories', 'openings', 'likes', 'state', 'added', 'changed', 'tags', 'id'];
/** Number of searches of each kind. */
const searches = 15;
/** Maximum milliseconds of a search once the portal's index is built. */
const indexedSearch = 200;
/** Milliseconds for which the bench waits for the index. */
const longestBuild = 120_000;

/** Measures the Studio on a store of 100,000 games, and the effect of an operator at work on visitors. */
export async function benchStudio(dataDir: string): Promise<Finding[]> {
  await fillStore(dataDir, size);
  const studioPort = await freePort();
  return withPortal(
    dataDir,
    0,
    async (port, { pid }) => {
      pinSelf(1);
      const log = pino({ level: 'warn' });
      const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
      try {
        const operator = await signInOwner(store, studioPort);
        const words = await pickWords(store);
        await waitForIndex(operator);
        return [
          ...(await measureWeight(operator, studioPort)),
          ...(await measureAnswers(operator, words)),
          ...(await measureVisitors(operator, words, port, pid)),
        ];
      } finally {
        await store.close();
      }
    },
    { env: { STUDIO_PORT: String(studioPort), TRUST_PROXY: '1' } },
  );
}

/** Returns the brotli kilobytes of the scripts that each screen loads. */
async function measureWeight(operator: StudioOperator, port: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const screen of screens) {
    const { text } = await operator.get(screen);
    const scripts = [...text.matchAll(/["'(](\/assets\/[^"'()\s]+\.js)["')]/g)].map(([, file = '']) => file);
    const bytes = await loadedBytes(port, [...new Set(scripts)]);
    findings.push({
      name: `JavaScript of ${screen}`,
      value: bytes / 1000,
      digits: 1,
      unit: ' kB',
      aim: 200,
      isCeiling: true,
    });
  }
  return findings;
}

/**
 * Picks different words from the texts. A frequent word is more likely to be picked, so most of the words are common.
 */
async function pickWords(store: Store): Promise<string[]> {
  const texts: { title: string; intro: string }[] = [];
  for await (const chunk of readItemChunks(store.db, { verticalId })) {
    for (const { data } of chunk) texts.push(JSON.parse(data) as { title: string; intro: string });
    break;
  }
  return [...new Set(pickKeywords(texts, 1, 20 * searches, 'studio', false))].slice(0, searches);
}

/** Waits until the portal has built its search index. Without the index, the portal reads all texts for each search. */
async function waitForIndex(operator: StudioOperator): Promise<void> {
  const cold = await operator.get(section);
  console.log(`  the first request of the list, which reads the store: ${cold.milliseconds.toFixed(0)} ms`);
  const end = performance.now() + longestBuild;
  let fast = 0;
  for (let index = 0; fast < 3; index += 1) {
    if (performance.now() > end) throw new Error('The portal has no search index after two minutes.');
    await sleep(pause);
    const milliseconds = await timeOf(operator, `${section}?mode=words&q=missing${index}`);
    fast = milliseconds < indexedSearch ? fast + 1 : 0;
  }
}

/** Measures how long the operator waits for answers. */
async function measureAnswers(operator: StudioOperator, words: readonly string[]): Promise<Finding[]> {
  const random = seededRandom('studio');
  const upTo = (end: number) => Math.floor(random() * end);
  const categories = [...new Set(Array.from({ length: 14 }, (_, top) => 100 * (top + 1)))];
  const list = (query: string) => `${section}?${query}`;
  const kinds: readonly [
    name: string,
    aim: number,
    count: number,
    ask: (index: number) => Promise<number>,
  ][] = [
    ['first screen after sign-in', 300, requests, () => timeOf(operator, '/')],
    ['first rows', 200, requests, () => timeOf(operator, section)],
    ['next page', 100, requests, () => timeOf(operator, `${section}/rows?start=${upTo(size)}&length=100`)],
    ['search in titles', 200, words.length, (index) => timeOf(operator, list(`q=${words[index]}`))],
    [
      'search for any word',
      200,
      words.length,
      (index) => timeOf(operator, list(`mode=words&q=${words[index]}`)),
    ],
    [
      'sort by a column for the first time',
      200,
      columns.length,
      (index) => timeOf(operator, list(`sort=${columns[index]}`)),
    ],
    [
      'sort in the other direction',
      200,
      columns.length,
      (index) => timeOf(operator, list(`sort=-${columns[index]}`)),
    ],
    [
      'filter by a category',
      200,
      categories.length,
      (index) => timeOf(operator, list(`category=${categories[index]}`)),
    ],
    ['saving an edit', 300, requests, (index) => hide(operator, index, true)],
    [
      'first rows after an edit',
      200,
      requests,
      async (index) => {
        await hide(operator, index, false);
        return timeOf(operator, section);
      },
    ],
  ];
  const findings: Finding[] = [];
  for (const [name, aim, count, ask] of kinds) {
    const samples: number[] = [];
    for (let index = 0; index < count; index += 1) samples.push(await ask(index));
    findings.push(findingOf(samples, { name, digits: 0, unit: ' ms', aim, isCeiling: true }));
  }
  return findings;
}

async function timeOf(operator: StudioOperator, address: string): Promise<number> {
  return (await operator.get(address)).milliseconds;
}

/** Hides an item in the draft, or shows it again. */
function hide(operator: StudioOperator, index: number, isHidden: boolean): Promise<number> {
  return operator.act(`${section}/edit`, {
    intent: 'visibility',
    isHidden: String(isHidden),
    selection: JSON.stringify({ ids: String(1001 + index) }),
  });
}

/** Compares the answers to visitors with and without an operator at work, in alternating rounds. */
async function measureVisitors(
  operator: StudioOperator,
  words: readonly string[],
  port: number,
  pid: number | undefined,
): Promise<Finding[]> {
  const client: Launched = launch('bench/load-client.ts', { core: 1 });
  try {
    const page = '/g/details/1001';
    await recordAnswer(port, page);
    const answer = await recordAnswer(port, page);
    const serveCase = { name: 'details page', path: page, headers: {}, answer };
    const alone = newContestant('alone', port, pid);
    const beside = newContestant('beside an operator', port, pid);
    let wrong = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const isAtWork of round % 2 === 0 ? [false, true] : [true, false]) {
        const work = new AbortController();
        const working = isAtWork ? keepWorking(operator, words, work.signal) : Promise.resolve();
        wrong += await compete({
          client,
          serveCase,
          contestants: [isAtWork ? beside : alone],
          connections,
          rounds: 3,
          warmUp: 200,
        });
        work.abort();
        await working;
      }
    }
    console.log(
      `  visitors alone and beside an operator: ${[alone, beside].map(({ perSecond }) => median(perSecond).toFixed(0)).join(' and ')} pages/s, p99 ${[alone, beside].map(({ p99 }) => median(p99).toFixed(1)).join(' and ')} ms`,
    );
    return [
      findingOf(ratios(beside.perSecond, alone.perSecond), {
        name: 'throughput of visitors beside an operator',
        digits: 3,
        aim: 0.95,
        isCeiling: false,
      }),
      findingOf(ratios(beside.p99, alone.p99), {
        name: 'p99 of visitors beside an operator',
        digits: 3,
        aim: 1.05,
        isCeiling: true,
      }),
      { name: 'wrong answers', value: wrong, digits: 0, aim: 0, isCeiling: true },
    ];
  } finally {
    await stop(client);
  }
}

/** Reads parts of the list, searches, sorts and edits, until the work is ended. */
async function keepWorking(
  operator: StudioOperator,
  words: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const acts = [
    () => operator.get(`${section}/rows?start=500&length=100`),
    () => operator.get(`${section}?q=${words[0]}`),
    () => operator.get(`${section}/1001`),
    () => hide(operator, 30, true),
    () => operator.get(`${section}?sort=title`),
    () => hide(operator, 30, false),
  ];
  for (let index = 0; !signal.aborted; index += 1) {
    await acts[index % acts.length]?.();
    await sleep(pause);
  }
}
