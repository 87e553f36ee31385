import { jobsLease } from '#app/jobs/job-runner.server.ts';
import { listJobStates } from '#app/store/job-states.server.ts';
import { readLease } from '#app/store/leases.server.ts';
import { compareCounts } from '#test/cluster/compare-counts.ts';
import type { SentInteraction } from '#test/cluster/visitors.ts';
import { expect, waitFor, type Checks } from './checks.ts';
import { processes, type Cluster } from './cluster.ts';
import { withTraffic } from './traffic.ts';

/** Kills, replaces and stops processes while visitors read and vote. */
export async function checkFailures(
  { check }: Checks,
  cluster: Cluster,
  sent: SentInteraction[],
): Promise<void> {
  const { apps, site, store } = cluster;

  const holder = async () => {
    const row = await readLease(store.db, jobsLease);
    return row?.holder ? cluster.indexOf(row.holder) : -1;
  };

  const hasRunAll = async (index: number) => {
    const states = await listJobStates(store.db);
    return (
      states.length > 0 &&
      states.every((job) => cluster.indexOf(job.holder) === index && job.outcome === 'done')
    );
  };

  await check('The jobs run on one process', async () => {
    await waitFor('Every job has been run by the holder', 20_000, async () => hasRunAll(await holder()));
    const holders = apps.filter((app) => app.log().includes('This process runs the jobs'));
    expect(holders.length === 1, `${holders.length} processes run the jobs`);
    const states = await listJobStates(store.db);
    return `${states.map(({ name }) => name).join(', ')}: on process ${(await holder()) + 1}`;
  });

  await check(
    'kill -9 of that process: the jobs move, reading goes on, no vote that was told is lost',
    async () => {
      const killed = await holder();
      expect(killed >= 0, 'no process runs the jobs');
      let milliseconds = 0;
      const {
        pages,
        failures,
        sent: during,
      } = await withTraffic(site.origin, 'kill', async () => {
        await apps[killed]?.stop('SIGKILL');
        await store.db.updateTable('jobs').set({ startedAt: 0 }).execute();
        milliseconds = await waitFor('The jobs move', 40_000, async () => {
          const next = await holder();
          return next >= 0 && next !== killed && (await hasRunAll(next));
        });
      });
      const next = await holder();
      sent.push(...during);
      expect(failures.length === 0, `${failures.length} of ${pages} pages failed: ${failures[0]}`);
      const { differences } = await compareCounts(store, sent);
      expect(differences.length === 0, `${differences.length} differences, such as ${differences[0]}`);
      await cluster.restart(killed);
      const unanswered = during.filter(({ status }) => status !== 200).length;
      return `from process ${killed + 1} to ${next + 1} after ${(milliseconds / 1_000).toFixed(1)} s; ${pages} pages, 0 failed; ${during.length} votes, ${unanswered} without an answer`;
    },
  );

  await check('A rolling restart fails no request', async () => {
    const codes: (number | null)[] = [];
    const {
      pages,
      failures,
      sent: during,
    } = await withTraffic(site.origin, 'rolling', async () => {
      for (let index = 0; index < processes; index += 1) {
        codes.push((await apps[index]?.stop()) ?? null);
        await cluster.restart(index);
      }
    });
    sent.push(...during);
    const refused = during.filter(({ status }) => status !== 200);
    expect(failures.length === 0, `${failures.length} of ${pages} pages failed: ${failures[0]}`);
    expect(refused.length === 0, `${refused.length} of ${during.length} votes failed: ${refused[0]?.status}`);
    expect(
      codes.every((code) => code === 0),
      `exit codes: ${codes.join(', ')}`,
    );
    const { differences } = await compareCounts(store, sent);
    expect(differences.length === 0, `${differences.length} differences, such as ${differences[0]}`);
    return `${pages} pages and ${during.length} votes, 0 failed`;
  });

  await check('All stop in order and release the jobs', async () => {
    const codes = await Promise.all(apps.map((app) => app.stop()));
    expect(
      codes.every((code) => code === 0),
      `exit codes: ${codes.join(', ')}`,
    );
    const row = await readLease(store.db, jobsLease);
    expect(row?.holder === '', `the lease is still held by ${row?.holder}`);
    const running = (await listJobStates(store.db)).filter(({ outcome }) => outcome === 'running');
    expect(running.length === 0, `still running: ${running.map(({ name }) => name).join(', ')}`);
    return `exit codes ${codes.join(', ')}; the lease is free`;
  });
}
