import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { BareAnswer } from './bare-server.ts';
import type { Load, LoadResult } from './load-client.ts';
import { canPin, median, start, stop, withPortal } from './processes.ts';
import type { Finding } from './finding.ts';

const runs = 3;
const connections = 32;
/** Milliseconds of load after which V8 has compiled what it will, in either server. */
const compilation = 6_000;
/** Headers that a server writes by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Requests a second for the cached home page, against a bare Node server that sends the same bytes. */
export async function benchServe(dataDir: string): Promise<Finding[]> {
  return withPortal(dataDir, 0, async (port, child) => {
    const answer = await fetchAnswer(port);
    const bare = await start('bench/bare-server.ts', { core: 0, input: answer });
    const barePort = (bare.message as { port: number }).port;
    const contestants = [
      { port, pid: child.pid, perSecond: [] as number[], microseconds: [] as number[] },
      { port: barePort, pid: bare.child.pid, perSecond: [] as number[], microseconds: [] as number[] },
    ] as const;
    let wrong = 0;
    for (const contestant of contestants) await measure(contestant.port, answer.body, compilation);
    for (let run = 0; run < runs; run += 1) {
      const order = run % 2 === 0 ? contestants : contestants.toReversed();
      for (const contestant of order) {
        const before = processorTime(contestant.pid);
        const result = await measure(contestant.port, answer.body, 4_000);
        contestant.perSecond.push(result.requestsPerSecond);
        contestant.microseconds.push((processorTime(contestant.pid) - before) / result.answers);
        wrong += result.wrong;
      }
    }
    await stop(bare);
    const [portal = 0, baseline = 0] = contestants.map(({ perSecond }) => median(perSecond));
    const [ours = 0, theirs = 0] = contestants.map(({ microseconds }) => median(microseconds));
    const bytes = Buffer.from(answer.body, 'base64').length;
    console.log(
      `  cached home page, ${bytes} bytes of brotli, ${connections} connections, median of ${runs} runs${canPin ? '' : ' (no taskset: not held on cores)'}`,
    );
    console.log(`  portal ${Math.round(portal)}/s, bare Node server ${Math.round(baseline)}/s`);
    if (ours > 0) {
      console.log(`  processor time of an answer: ${ours.toFixed(1)} µs, bare ${theirs.toFixed(1)} µs`);
    }
    return [
      { name: 'portal : bare server', value: portal / baseline, digits: 2, aim: 0.85, isCeiling: false },
      { name: 'wrong bodies', value: wrong, digits: 0, aim: 0, isCeiling: true },
    ];
  });
}

async function measure(port: number, body: string, duration: number): Promise<LoadResult> {
  const load: Load = { port, path: '/', connections, warmUp: 1_000, duration, body };
  const client = await start('bench/load-client.ts', { core: 1, input: load });
  return client.message as LoadResult;
}

/** Processor time that a process has used, microseconds; unlike the clock, it tells nothing of other programs. */
function processorTime(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const tickMicroseconds = 10_000;
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
}

/** The home page as it goes over the wire, once it is cached. */
async function fetchAnswer(port: number): Promise<BareAnswer> {
  await fetchOnce(port);
  return fetchOnce(port);
}

function fetchOnce(port: number): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, path: '/', headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const pairs: string[] = [];
        for (let index = 0; index + 1 < response.rawHeaders.length; index += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(index, index + 2);
          if (!ownHeaders.has(name.toLowerCase())) pairs.push(name, value);
        }
        resolve({ headers: pairs, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}
