import type { Place } from './scenario.ts';
import type { StoreAddress } from './store.ts';

/** A database engine and a way to create a store in it. */
export interface EngineUnderTest {
  engine: 'SQLite' | 'PostgreSQL';
  /** Returns a store with the starter content, or an empty one that the first start fills with it. */
  seeded(place: Place): Promise<StoreAddress>;
  empty(place: Place): Promise<StoreAddress>;
}

/** Both supported engines. */
export const engines: readonly EngineUnderTest[] = [
  {
    engine: 'SQLite',
    seeded: async (place) => ({ dataDir: await place.seededFolder() }),
    empty: async (place) => ({ dataDir: await place.folder() }),
  },
  {
    engine: 'PostgreSQL',
    seeded: async (place) => ({ dataDir: await place.seededFolder(), databaseUrl: await place.database() }),
    empty: async (place) => ({ dataDir: await place.folder(), databaseUrl: await place.database() }),
  },
];
