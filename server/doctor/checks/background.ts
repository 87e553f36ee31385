import { feedHealth } from '#app/feeds/feed-health.ts';
import { jobsLease } from '#app/jobs/job-runner.server.ts';
import { listFeeds } from '#app/store/feeds.server.ts';
import { listJobStates } from '#app/store/job-states.server.ts';
import { readLease } from '#app/store/leases.server.ts';
import { readPostingState } from '#app/statistics/posting-state.server.ts';
import { describeMoment, type Check, type Site } from '../check.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';

/**
 * Number of consecutive failed runs from which a job needs attention. The usual cause of a single failure is a busy
 * host.
 */
const patience = 2;

/** Checks whether a process runs the jobs, and which jobs fail. */
export const jobsCheck: Check<Site> = {
  name: 'jobs',
  title: 'check.jobs',
  async run({ store, now, t, say }) {
    const lease = await readLease(store.db, jobsLease);
    const jobs = await listJobStates(store.db);
    const found: Outcome[] = [];
    if (!lease?.holder || lease.expiresAt < now) found.push(warning(t('jobs.none'), t('jobs.noneFix')));
    for (const { name, failures: count, message } of jobs) {
      if (count < patience) continue;
      found.push(error(t('jobs.failed', { name, count, message: say(message) }), t('jobs.failedFix')));
    }
    return found.length > 0 ? found : [ok(t('jobs.ok', { count: jobs.length }))];
  },
};

/** Finds stored feeds that fail or deliver nothing. */
export const feedsCheck: Check<Site> = {
  name: 'feeds',
  title: 'check.feeds',
  async run({ store, now, t }) {
    const feeds = await listFeeds(store.db);
    if (feeds.length === 0) return [ok(t('feeds.none'))];
    const found = feeds.flatMap((feed): Outcome[] => {
      const { name, failures: count } = feed;
      const id = String(feed.id);
      switch (feedHealth(feed, now)) {
        case 'failing':
          return [warning(t('feeds.failing', { name, count }), t('feeds.failingFix', { id }))];
        case 'silent':
          return [warning(t('feeds.silent', { name }), t('feeds.silentFix', { id }))];
        default:
          return [];
      }
    });
    return found.length > 0 ? found : [ok(t('feeds.ok', { count: feeds.length }))];
  },
};

/** Milliseconds for which a warning about dropped rows is shown. */
const droppedPatience = 7 * 86_400_000;

/** Checks whether the operator's own database, at STATISTICS_URL, accepts the counts of the statistics. */
export const statisticsCheck: Check<Site> = {
  name: 'statistics',
  title: 'check.statistics',
  async run(site) {
    const { environment, store, now, t } = site;
    if (!environment.statisticsTarget) return [ok(t('statistics.none'))];
    const state = await readPostingState(store.db);
    const found: Outcome[] = [];
    if (state && state.failingSince !== null) {
      const since = describeMoment(site, state.failingSince);
      found.push(
        warning(t('statistics.failing', { since, problem: state.problem }), t('statistics.failingFix')),
      );
    }
    if (state && state.droppedAt !== null && state.droppedAt > now - droppedPatience) {
      const last = describeMoment(site, state.droppedAt);
      found.push(
        warning(t('statistics.dropped', { count: state.dropped, last }), t('statistics.droppedFix')),
      );
    }
    return found.length > 0 ? found : [ok(t('statistics.ok'))];
  },
};
