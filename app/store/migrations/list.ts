import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';
import { createInitialMigration } from './0001-initial.ts';
import { jobsMigration } from './0003-jobs.ts';
import { starterFiguresMigration } from './0004-starter-figures.ts';
import { itemChangesMigration } from './0005-item-changes.ts';
import { reportsMigration } from './0006-reports.ts';
import { feedMemoryMigration } from './0007-feed-memory.ts';
import { createChangesMigration } from './0008-changes.ts';
import { createDraftsMigration } from './0009-drafts.ts';
import { createOperatorsMigration } from './0010-operators.ts';
import { uploadsMigration } from './0011-uploads.ts';
import { jobRequestsMigration } from './0012-job-requests.ts';
import { signInLimitsMigration } from './0013-sign-in-limits.ts';
import { createContentViewsMigration } from './0014-content-views.ts';
import { createFeedsMigration } from './0015-feeds.ts';
import { adMeasurementsMigration } from './0016-ad-measurements.ts';
import { createStatisticsMigration } from './0017-statistics.ts';
import { createChecksMigration } from './0018-checks.ts';
import { keptTextsMigration } from './0019-kept-texts.ts';
import { removedFeedsMigration } from './0020-removed-feeds.ts';
import { openingsMigration } from './0021-openings.ts';
import { pageLanguageMigration } from './0022-page-language.ts';
import { feedEditsMigration } from './0023-feed-edits.ts';
import { itemPositionsMigration } from './0024-item-positions.ts';

/**
 * The migrations that belong to no vertical, by name. They are applied in the order of their names. A released
 * migration is never edited.
 */
export function listMigrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-initial': createInitialMigration(engine),
    '0003-jobs': jobsMigration,
    '0004-starter-figures': starterFiguresMigration,
    '0005-item-changes': itemChangesMigration,
    '0006-reports': reportsMigration,
    '0007-feed-memory': feedMemoryMigration,
    '0008-changes': createChangesMigration(engine),
    '0009-drafts': createDraftsMigration(engine),
    '0010-operators': createOperatorsMigration(engine),
    '0011-uploads': uploadsMigration,
    '0012-job-requests': jobRequestsMigration,
    '0013-sign-in-limits': signInLimitsMigration,
    '0014-content-views': createContentViewsMigration(engine),
    '0015-feeds': createFeedsMigration(engine),
    '0016-ad-measurements': adMeasurementsMigration,
    '0017-statistics': createStatisticsMigration(engine),
    '0018-checks': createChecksMigration(engine),
    '0019-kept-texts': keptTextsMigration,
    '0020-removed-feeds': removedFeedsMigration,
    '0021-openings': openingsMigration,
    '0022-page-language': pageLanguageMigration,
    '0023-feed-edits': feedEditsMigration,
    '0024-item-positions': itemPositionsMigration,
  };
}
