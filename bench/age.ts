import { compete, newContestant, ratios, type Contestant } from './contest.ts';
import { findingOf, type Finding } from './finding.ts';
import { listKnownPages, putMixedLoad } from './mixed-load.ts';
import { exchange, launch, stop, withDataDir, withPortal, type Launched } from './processes.ts';
import { listServeCases } from './serve-cases.ts';
import { median } from './statistics.ts';
import { printColumns } from './table.ts';

const rounds = 11;
const connections = 32;
/** Requests per second of the mixed load that ages a server. */
const perSecond = 1_000;
/** Milliseconds of load on each server before it is measured, so that the code of a fresh server is compiled, too. */
const compilation = 5_000;
const names = ['home page', 'details page', 'category page', 'search page'];
const widths = [15, 14, 14, 14, 14, 16, 16];

/**
 * Compares cached answers of a portal that has served mixed traffic for some minutes with those of a bare Node server
 * that has served the same traffic, and with fresh processes of both. The measure is processor time per answer, because
 * it does not depend on other work of the core.
 */
export async function benchAge(dataDir: string, minutes: number): Promise<Finding[]> {
  const client = launch('bench/load-client.ts', { core: 1 });
  const bare = {
    aged: launch('bench/bare-server.ts', { core: 0 }),
    fresh: launch('bench/bare-server.ts', { core: 0 }),
  };
  try {
    return await withPortal(dataDir, 0, async (agedPort, aged) => {
      const { port: bareAgedPort } = await answerLike(bare.aged, agedPort);
      console.log(`  ${perSecond} requests a second for ${minutes} minutes to a portal and to a bare server`);
      const known = await listKnownPages(agedPort);
      for (let minute = 0; minute < minutes; minute += 1) {
        for (const port of [agedPort, bareAgedPort]) {
          await putMixedLoad({ port, known, perSecond, milliseconds: 60_000 });
        }
      }
      return withDataDir(undefined, (freshDir) =>
        withPortal(freshDir, 0, async (freshPort, fresh) => {
          const findings: Finding[] = [];
          let wrong = 0;
          printColumns(widths, [
            'processor µs',
            'aged portal',
            'aged bare',
            'fresh portal',
            'fresh bare',
            'of aged bare',
            'of fresh bare',
          ]);
          const cases = await listServeCases(agedPort);
          const freshCases = await listServeCases(freshPort);
          for (const [index, name] of names.entries()) {
            const serveCase = await cases.get(name)?.();
            if (!serveCase) throw new Error(`There is no case named ${name}`);
            await freshCases.get(name)?.();
            const ports = await Promise.all(
              [bare.aged, bare.fresh].map((server) => exchange(server, serveCase.answer)),
            );
            const [bareAged, bareFresh] = ports as { port: number }[];
            const agedPortal = newContestant('aged portal', agedPort, aged.pid);
            const agedBare = newContestant('aged bare', bareAged?.port ?? 0, bare.aged.child.pid);
            const freshPortal = newContestant('fresh portal', freshPort, fresh.pid);
            const freshBare = newContestant('fresh bare', bareFresh?.port ?? 0, bare.fresh.child.pid);
            const contestants = [agedPortal, agedBare, freshPortal, freshBare];
            const warmUp = index === 0 ? compilation : 1_000;
            // The fresh portal renders its own pages, whose bytes may differ, so only the aged portal's answers are
            // compared.
            const others = [agedPortal, agedBare, freshBare];
            wrong += await compete({ client, serveCase, contestants: others, connections, rounds, warmUp });
            await compete({ client, serveCase, contestants: [freshPortal], connections, rounds, warmUp });
            findings.push(...judge(name, { agedPortal, agedBare, freshBare }));
            printAges(name, contestants);
          }
          return [...findings, { name: 'wrong answers', value: wrong, digits: 0, aim: 0, isCeiling: true }];
        }),
      );
    });
  } finally {
    await Promise.all([client, bare.aged, bare.fresh].map(stop));
  }
}

/** Makes a bare server send the portal's home page for every request, so that it can take part in the mixed load. */
async function answerLike(server: Launched, port: number): Promise<{ port: number }> {
  const home = await (await listServeCases(port)).get('home page')?.();
  return (await exchange(server, home?.answer)) as { port: number };
}

function judge(
  name: string,
  { agedPortal, agedBare, freshBare }: Record<'agedPortal' | 'agedBare' | 'freshBare', Contestant>,
): Finding[] {
  const against = (baseline: Contestant) => ratios(baseline.microseconds, agedPortal.microseconds);
  const finding = { digits: 2, isCeiling: false };
  return [
    findingOf(against(agedBare), {
      ...finding,
      name: `${name}, of a bare server of the same age`,
      aim: 0.95,
    }),
    findingOf(against(freshBare), { ...finding, name: `${name}, of a fresh bare server`, aim: 0.9 }),
  ];
}

function printAges(name: string, contestants: readonly Contestant[]): void {
  const [portal, ...others] = contestants.map(({ microseconds }) => median(microseconds));
  const share = (time = Number.NaN) => (time / (portal ?? Number.NaN)).toFixed(2);
  const times = [portal, ...others].map((time = Number.NaN) => time.toFixed(1));
  printColumns(widths, [name, ...times, share(others[0]), share(others[2])]);
}
