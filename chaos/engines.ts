import type { Resources } from './scenario.ts';
import type { StoreAddress } from './store.ts';

/** A database engine and a way to create a store in it. */
export interface EngineUnderTest {
  engine: 'SQLite' | 'PostgreSQL';
  /** Returns a store with the starter content, or an empty one that the first start fills with it. */
  seeded(resources: Resources): Promise<StoreAddress>;
  empty(resources: Resources): Promise<StoreAddress>;
}

/** Both supported engines. */
export const engines: readonly EngineUnderTest[] = [
  {
    engine: 'SQLite',
    seeded: async (resources) => ({ dataDir: await resources.seededFolder() }),
    empty: async (resources) => ({ dataDir: await resources.folder() }),
  },
  {
    engine: 'PostgreSQL',
    seeded: async (resources) => ({
      dataDir: await resources.seededFolder(),
      databaseUrl: await resources.database(),
    }),
    empty: async (resources) => ({
      dataDir: await resources.folder(),
      databaseUrl: await resources.database(),
    }),
  },
];
