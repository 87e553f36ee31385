import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address, without database name, of a PostgreSQL server that runs during the tests. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL server for the run and stops it afterwards. The store tests fail if it does not start. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', url);
  return stop;
}
