import { compete, newContestant, ratios, type Contestant } from './contest.ts';
import { findingOf, type Finding } from './finding.ts';
import { canPin, exchange, launch, stop, withPortal } from './processes.ts';
import { listServeCases, type ServeCase } from './serve-cases.ts';
import { median } from './statistics.ts';
import { printColumns } from './table.ts';

const rounds = 11;
const connections = 32;
/** Milliseconds of load after which V8 has compiled the code of a server. */
const compilation = 5_000;
const aim = 0.9;

/** Compares answers of the page cache with a bare Node server that sends the same bytes. */
export async function benchServe(dataDir: string): Promise<Finding[]> {
  return withPortal(dataDir, 0, async (port, { pid }) => {
    const bare = launch('bench/bare-server.ts', { core: 0 });
    const client = launch('bench/load-client.ts', { core: 1 });
    try {
      const findings: Finding[] = [];
      let wrong = 0;
      printHead();
      for (const [index, prepare] of [...(await listServeCases(port)).values()].entries()) {
        const serveCase = await prepare();
        const { port: barePort } = (await exchange(bare, serveCase.answer)) as { port: number };
        const portal = newContestant('portal', port, pid);
        const baseline = newContestant('bare server', barePort, bare.child.pid);
        const warmUp = index === 0 ? compilation : 500;
        const contestants = [portal, baseline];
        wrong += await compete({ client, serveCase, contestants, connections, rounds, warmUp });
        printRow(serveCase, portal, baseline);
        const samples = ratios(portal.perSecond, baseline.perSecond);
        findings.push(findingOf(samples, { name: serveCase.name, digits: 2, aim, isCeiling: false }));
      }
      return [...findings, { name: 'wrong answers', value: wrong, digits: 0, aim: 0, isCeiling: true }];
    } finally {
      await Promise.all([stop(client), stop(bare)]);
    }
  });
}

const widths = [15, 8, 8, 15, 15, 15];

function printHead(): void {
  const pinned = canPin ? 'server and client pinned to a core each' : 'not pinned: taskset is missing';
  console.log(
    `  portal : bare Node server, alternating, ${connections} connections, medians of ${rounds} rounds,`,
  );
  console.log(`  ${pinned}`);
  printColumns(widths, ['', 'status', 'bytes', 'requests/s', 'p99 ms', 'processor µs']);
}

function printRow({ name, answer }: ServeCase, portal: Contestant, baseline: Contestant): void {
  const both = (figures: (contestant: Contestant) => readonly number[], digits: number) =>
    [portal, baseline].map((contestant) => median(figures(contestant)).toFixed(digits)).join(' : ');
  printColumns(widths, [
    name,
    String(answer.status),
    String(Buffer.byteLength(answer.body, 'base64')),
    both(({ perSecond }) => perSecond, 0),
    both(({ p99 }) => p99, 1),
    both(({ microseconds }) => microseconds, 1),
  ]);
}
