import path from 'node:path';
import { data } from 'react-router';
import { z } from 'zod';
import { nextStart } from '#app/jobs/due.ts';
import { addAuditEntry, type Actor } from '#app/operators/audit-log.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { backupFolder, listBackupFiles } from '#app/store/backup.server.ts';
import { readDiskSpace } from '#app/store/disk-space.server.ts';
import { listJobRequests, listJobStates } from '#app/store/job-states.server.ts';
import type { JobOutcome } from '#app/store/schema.ts';
import { readStoreFacts } from '#app/store/store-facts.server.ts';
import { porticoVersion } from '#server/version.ts';
import { phrasesIn } from '../../schema-texts/fault-texts.server.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';

/** Name of the job that makes a backup. PostgreSQL stores do not have this job. */
export const backupJob = 'daily-backup';

/** A job as operators see it. */
export interface ShownJob {
  name: string;
  title: string;
  description: string;
  /** `waiting`: it has not run yet, or an operator has requested a run. */
  state: JobOutcome | 'waiting';
  /** Start of the last run in milliseconds. `null` before the first one. */
  startedAt: number | null;
  /** Duration of the last run in milliseconds. `null` while it runs. */
  duration: number | null;
  /** Time of the next run in milliseconds. `null` while the job runs or waits. */
  nextAt: number | null;
  message: string;
  /** Number of consecutive failed runs. */
  failures: number;
}

/** Reads the jobs with their last and next runs, the failed jobs first. `language` is the language of the Studio. */
export async function readJobs(
  { store, jobs }: Pick<Platform, 'store' | 'jobs'>,
  language: string,
): Promise<ShownJob[]> {
  const translate = schemaTextsIn(language);
  const say = phrasesIn(language);
  const states = new Map((await listJobStates(store.db)).map((state) => [state.name, state]));
  const requests = await listJobRequests(store.db);
  const shown = jobs.list().map((job): ShownJob => {
    const { name } = job;
    const [title, description] = [translate(job.title), translate(job.description)];
    const last = states.get(name);
    if (!last) {
      const none = { startedAt: null, duration: null, nextAt: null, message: '', failures: 0 };
      return { name, title, description, state: 'waiting', ...none };
    }
    const { startedAt, finishedAt, message, failures, outcome } = last;
    const state = outcome !== 'running' && requests.has(name) ? 'waiting' : outcome;
    return {
      name,
      title,
      description,
      state,
      startedAt,
      duration: finishedAt === null ? null : Math.max(0, finishedAt - startedAt),
      nextAt: state === 'running' || state === 'waiting' ? null : nextStart(job, last),
      message: say(message),
      failures,
    };
  });
  return shown.toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'));
}

/** Reads the state of the installation. */
export async function readSystem(platform: Platform, language: string) {
  const { store, snapshots, clock, caches } = platform;
  const [jobs, facts, disk, backups] = await Promise.all([
    readJobs(platform, language),
    readStoreFacts(store),
    readDiskSpace(store.dataDir),
    store.engine === 'sqlite' ? listBackupFiles(store.dataDir) : null,
  ]);
  return {
    now: clock.now(),
    jobs,
    store: facts,
    disk,
    /** `null` for a PostgreSQL database, which is backed up with its own tools. */
    backups,
    backupFolder: backupFolder(store.dataDir),
    mediaFolder: path.resolve(platform.mediaDir),
    problem: platform.storeLoss() ?? snapshots.failure(),
    siteVersion: snapshots.current()?.version ?? 0,
    caches: caches.list(),
    versions: { portico: porticoVersion, node: process.versions.node },
  };
}

/** Data of the screen. */
export type SystemData = Awaited<ReturnType<typeof readSystem>>;

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('run-job'), name: z.string().max(100) }),
  z.object({ intent: z.literal('clear-caches') }),
]);

/** The effect of an action of the screen. */
export type SystemOutcome = { outcome: 'requested' | 'missing'; title: string } | { outcome: 'cleared' };

/** Requests a run of a job, or empties the caches. Throws a response with status 400 if the form is malformed. */
export async function actOnSystem(
  platform: Platform,
  actor: Actor,
  fields: unknown,
  language: string,
): Promise<SystemOutcome> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: form } = parsed;
  const { store, clock, jobs, caches } = platform;
  const now = clock.now();
  if (form.intent === 'clear-caches') {
    await addAuditEntry(store.db, actor, { action: 'caches-clear', now });
    await caches.clear();
    return { outcome: 'cleared' };
  }
  const job = jobs.list().find(({ name }) => name === form.name);
  if (!job) return { outcome: 'missing', title: form.name };
  await addAuditEntry(store.db, actor, { action: 'job-run', subject: job.title, now });
  await jobs.request(job.name);
  return { outcome: 'requested', title: schemaTextsIn(language)(job.title) };
}
