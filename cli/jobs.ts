import { asText } from '#app/lib/json.ts';
import { readObjectPart } from '#app/changes/stored-json.server.ts';
import { jobsLease } from '#app/jobs/job-runner.server.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { listJobStates, type JobState } from '#app/store/job-states.server.ts';
import { readLease } from '#app/store/leases.server.ts';
import { listUnpaidFeeds } from '#app/pages/feeds.server.ts';
import { describeNotice, listNotices } from '#app/pages/notices.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import type { DefineCommand } from './command.ts';
import { withCommandContext } from './command-context.ts';

/** `portico jobs`: shows which process runs the jobs, the result of each job, and the missing settings. */
export const defineJobs: DefineCommand = (command, { act, output }) => {
  command.action(
    act(async () => {
      const found = await withCommandContext(async ({ environment, store: { db } }) => {
        const { host, protocol } = await readObjectPart(db, 'info');
        const info = { host: asText(host), protocol: asText(protocol) };
        return {
          lease: await readLease(db, jobsLease),
          jobs: (await listJobStates(db)).map(inEnglishOnly),
          notices: [
            ...listNotices(builtIn.verticals, {
              settings: await readSiteSettings(db),
              siteUrl: siteUrl(info, environment),
            }).map(describeNotice),
            ...(await listUnpaidFeeds(db)).map((line) => `WARNING: ${line}`),
          ],
        };
      });
      const { lease, jobs, notices } = found;
      const holder = lease?.holder
        ? `Run by ${lease.holder}, renewed until ${timeOf(lease.expiresAt)}.`
        : 'No process runs the jobs.';
      output.result({ lease: lease?.holder ? lease : null, jobs, notices }, [
        holder,
        ...jobs.map(describe),
        ...notices,
      ]);
    }),
  );
};

/** Returns the state of a job with its message in English. */
function inEnglishOnly(state: JobState): JobState {
  return { ...state, message: inEnglish(state.message) };
}

function describe({ name, outcome, startedAt, message, failures }: JobState): string {
  const trouble = failures > 1 ? ` (${failures} times in a row)` : '';
  return `${name}: ${outcome}${trouble}, begun ${timeOf(startedAt)}${message && `. ${message}`}`;
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
