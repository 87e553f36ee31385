import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server that lives as long as the test run, without database name. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL for the run and stops it afterwards. The store tests fail when it does not start. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  return stop;
}
