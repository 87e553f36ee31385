import type { Place } from './scenario.ts';
import type { StoreAddress } from './store.ts';

/** An engine with a way to a store in it. */
export interface EngineUnderTest {
  engine: 'SQLite' | 'PostgreSQL';
  /** A store with the starter content, or where a first start puts it. */
  seeded(place: Place): Promise<StoreAddress>;
  empty(place: Place): Promise<StoreAddress>;
}

/** Both engines that the store knows. */
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
