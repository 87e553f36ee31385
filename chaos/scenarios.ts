import { blocks } from './scenarios/blocks.ts';
import { clock } from './scenarios/clock.ts';
import { connections } from './scenarios/connections.ts';
import { corrupt } from './scenarios/corrupt.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { endlessLoop } from './scenarios/endless-loop.ts';
import { flood } from './scenarios/flood.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { killImport } from './scenarios/kill-import.ts';
import { killMigration } from './scenarios/kill-migration.ts';
import { killVotes } from './scenarios/kill-votes.ts';
import { snapshot } from './scenarios/snapshot.ts';
import { storeAway } from './scenarios/store-away.ts';
import { storeBreaks } from './scenarios/store-breaks.ts';
import { storeSilent } from './scenarios/store-silent.ts';
import { writeLock } from './scenarios/write-lock.ts';
import type { Scenario } from './scenario.ts';

/** All scenarios, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  killImport,
  killVotes,
  killMigration,
  storeAway,
  storeBreaks,
  storeSilent,
  diskFull,
  corrupt,
  snapshot,
  blocks,
  writeLock,
  endlessLoop,
  connections,
  flood,
  fuzz,
  clock,
];
