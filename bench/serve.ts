import { readFileSync } from 'node:fs';
import type { Finding } from './finding.ts';
import type { Load, LoadResult } from './load-client.ts';
import { canPin, exchange, launch, median, stop, withPortal, type Launched } from './processes.ts';
import { listServeCases, type ServeCase } from './serve-cases.ts';

/** Many short ones: what another program does for a moment spoils few of them. */
const rounds = 11;
const connections = 32;
/** Milliseconds of load after which V8 has compiled what it will, in either server. */
const compilation = 5_000;
const aim = 0.9;

/** One of the two servers and what it did in each round. */
interface Contestant {
  port: number;
  pid: number | undefined;
  perSecond: number[];
  p99: number[];
  /** Of all rounds together. */
  answers: number;
  microseconds: number;
}

/** Answers of the page cache, each against a bare Node server that sends the same bytes. */
export async function benchServe(dataDir: string): Promise<Finding[]> {
  return withPortal(dataDir, 0, async (port, { pid }) => {
    const bare = launch('bench/bare-server.ts', { core: 0 });
    const client = launch('bench/load-client.ts', { core: 1 });
    try {
      const findings: Finding[] = [];
      let wrong = 0;
      printHead();
      for (const [place, make] of [...(await listServeCases(port)).values()].entries()) {
        const wanted = await make();
        const { port: barePort } = (await exchange(bare, wanted.answer)) as { port: number };
        const portal = newContestant(port, pid);
        const baseline = newContestant(barePort, bare.child.pid);
        wrong += await compete({ client, wanted, contestants: [portal, baseline], isFirst: place === 0 });
        const ratio = median(
          portal.perSecond.map((value, round) => value / (baseline.perSecond[round] ?? 0)),
        );
        printRow(wanted, { portal, baseline, ratio });
        findings.push({ name: wanted.name, value: ratio, digits: 2, aim, isCeiling: false });
      }
      return [...findings, { name: 'wrong answers', value: wrong, digits: 0, aim: 0, isCeiling: true }];
    } finally {
      await Promise.all([stop(client), stop(bare)]);
    }
  });
}

interface Contest {
  client: Launched;
  wanted: ServeCase;
  contestants: readonly [Contestant, Contestant];
  /** Nothing is compiled yet. */
  isFirst: boolean;
}

/** Lets both answer in turns, so that what else the machine does hits both; gives the number of wrong answers. */
async function compete({ client, wanted, contestants, isFirst }: Contest): Promise<number> {
  const { path, headers, answer } = wanted;
  const measure = async (port: number, duration: number, warmUp: number) => {
    const { status, body } = answer;
    const load: Load = { port, path, headers, connections, warmUp, duration, status, body };
    return (await exchange(client, load)) as LoadResult;
  };
  for (const { port } of contestants) await measure(port, isFirst ? compilation : 500, 0);
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const before = processorTime(contestant.pid);
      const result = await measure(contestant.port, 400, 100);
      contestant.microseconds += processorTime(contestant.pid) - before;
      contestant.answers += result.answers;
      contestant.perSecond.push(result.requestsPerSecond);
      contestant.p99.push(result.p99);
      wrong += result.wrong;
    }
  }
  return wrong;
}

function newContestant(port: number, pid: number | undefined): Contestant {
  return { port, pid, perSecond: [], p99: [], answers: 0, microseconds: 0 };
}

/** Processor time that a process has used, microseconds; unlike the clock, it tells nothing of other programs. */
function processorTime(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const tickMicroseconds = 10_000;
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
}

const widths = [15, 8, 8, 15, 15, 15, 7];

function printHead(): void {
  const pinned = canPin ? '' : ' (no taskset: not held on cores)';
  console.log(
    `  portal and bare Node server in turns, ${connections} connections, medians of ${rounds} rounds${pinned}`,
  );
  printColumns(['', 'status', 'bytes', 'requests/s', 'p99 ms', 'processor µs', 'ratio']);
}

function printRow(
  { name, answer }: ServeCase,
  { portal, baseline, ratio }: { portal: Contestant; baseline: Contestant; ratio: number },
): void {
  const both = (figure: (contestant: Contestant) => number, digits: number) =>
    [portal, baseline].map((contestant) => figure(contestant).toFixed(digits)).join(' : ');
  printColumns([
    name,
    String(answer.status),
    String(Buffer.byteLength(answer.body, 'base64')),
    both(({ perSecond }) => median(perSecond), 0),
    both(({ p99 }) => median(p99), 1),
    both(({ microseconds, answers }) => microseconds / answers, 1),
    ratio.toFixed(2),
  ]);
}

function printColumns(cells: readonly string[]): void {
  const padded = cells.map((cell, place) => {
    const width = widths[place] ?? 0;
    return place === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(`  ${padded.join(' ')}`);
}
