import { jobsLease } from '#app/core/jobs/job-runner.server.ts';
import { listJobStates, type JobState } from '#app/core/store/job-states.server.ts';
import { readLease } from '#app/core/store/leases.server.ts';
import { UsageError, type Command } from './command.ts';
import { inWorkplace } from './workplace.ts';

/** `portico jobs`: which process runs the jobs, and how each of them went. */
export const jobsCommand: Command = {
  usage: '[--json]',
  options: {},
  async run({ values, output }) {
    if (values.length > 0) throw new UsageError('Use jobs without further words.');
    const found = await inWorkplace(async ({ store: { db } }) => ({
      lease: await readLease(db, jobsLease),
      jobs: await listJobStates(db),
    }));
    const { lease, jobs } = found;
    const holder = lease?.holder
      ? `Run by ${lease.holder}, renewed until ${timeOf(lease.expiresAt)}.`
      : 'No process runs the jobs.';
    output.result({ lease: lease?.holder ? lease : null, jobs }, [holder, ...jobs.map(describe)]);
    return 0;
  },
};

function describe({ name, outcome, startedAt, message, failures }: JobState): string {
  const trouble = failures > 1 ? ` (${failures} times in a row)` : '';
  return `${name}: ${outcome}${trouble}, begun ${timeOf(startedAt)}${message && `. ${message}`}`;
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
