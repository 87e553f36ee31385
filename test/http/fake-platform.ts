import { pino } from 'pino';
import { openBuiltInMessages } from '#app/messages/built-in.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';

/** A platform without a store, for tests of the server's own parts. */
export interface FakePlatform extends Platform {
  /** Lines logged so far. */
  lines: Record<string, unknown>[];
  /** Current time of the clock in Unix milliseconds. */
  time: number;
}

/** Creates a platform with a clock that the test sets and a log that it can read. */
export function createFakePlatform(
  environment: Partial<Platform['environment']> = {},
  settings: Partial<SiteSettings> = {},
): FakePlatform {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const snapshot = {
    pageLifetime: 300,
    ads: [],
    settings: {
      languages: ['en'],
      frameAncestors: "'self'",
      adsPolicy: 'hashes',
      fonts: [],
      verticals: [],
      ...settings,
    },
    catalogues: new Map(),
    translations: new Map(),
    layoutTexts: new Map(),
    translatedTexts: new Set(),
    ownLanguages: new Map(),
    redirects: new Map(),
  } as unknown as Snapshot;
  const platform = {
    environment: { port: 4000, arcadePort: 4001, dataDir: '/nowhere', logLevel: 'info', ...environment },
    time: 0,
    lines,
    log,
    clock: { now: () => platform.time },
    snapshots: { current: () => snapshot, failure: () => null, onSwap: () => () => {} },
    verticals: [],
    messages: openBuiltInMessages([]),
    mediaDir: '/nowhere/media',
  } as unknown as FakePlatform;
  return platform;
}
