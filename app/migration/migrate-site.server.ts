import type { Fault } from '#app/bundle/fault.ts';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { writeSummary } from '#app/domain/change-summary.ts';
import { importSource, type ImportOptions } from '#app/changes/import.server.ts';
import type { RemotePictures } from '#app/changes/import-media.server.ts';
import { nextItemId } from '#app/changes/next-item-id.server.ts';
import { readObjectPart } from '#app/changes/stored-json.server.ts';
import { portalOrigins } from '#app/domain/address-forms.ts';
import { readFeedState } from '#app/feeds/stored-items.server.ts';
import { firstFeedId } from '#app/store/feed-ids.server.ts';
import { readSiteVersion, fromCommandLine } from '#app/store/write-transaction.server.ts';
import type { Store } from '#app/store/store.ts';
import { UnknownExportError, type MovedSite, type System } from './moved-site.ts';
import { planMigration, type MigrationPlan, type SiteBefore } from './plan-migration.server.ts';

export interface MigrationOptions {
  store: Store;
  site: MovedSite;
  registry: BundleRegistry;
  /** The vertical that receives the games, and the function that returns the `ext` of a game. */
  target: Pick<SiteBefore, 'verticalId' | 'extOf'>;
  mediaDir: string;
  siteUrl?: string | undefined;
  /** Whether to only report what would change. */
  dryRun?: boolean;
  /** Whether to import the accepted games even if more than half of all games are refused. */
  yes?: boolean;
  /** Fetches pictures at https addresses. If it is not set, they are not fetched. */
  fetch?: ImportOptions['fetch'];
  onProgress?: ImportOptions['onProgress'];
}

/** The changes that a migration made, or would make. */
export interface MigrationReport extends Pick<
  MigrationPlan,
  'addedCategories' | 'droppedCategories' | 'heldBack' | 'refused' | 'texts'
> {
  system: System;
  games: number;
  imported: number;
  withFigures: number;
  redirects: { added: number; known: number; impossible: number; dropped: number };
  pictures: RemotePictures | null;
  warnings: string[];
  /** Site version after the migration. `null` if nothing was changed. */
  version: number | null;
}

export type MigrationResult =
  | { outcome: 'refused'; faults: readonly Fault[] }
  | { outcome: 'applied' | 'unchanged' | 'dry-run' | 'needs-yes'; report: MigrationReport };

/** Names of the systems for people. */
export const systemNames: Readonly<Record<System, string>> = {
  wordpress: 'WordPress',
  cloudarcade: 'CloudArcade',
};

/**
 * Imports the games of another site with their categories and the redirects of their old addresses, in one change
 * (spec MOVE-1). Nothing of the site is removed or replaced.
 */
export async function migrateSite(options: MigrationOptions): Promise<MigrationResult> {
  const { store, site, registry, target, dryRun = false, yes = false } = options;
  for (;;) {
    const { before, version, isSampled } = await readBefore(options);
    const plan = planMigration(site, before);
    if (before.nextId + plan.items.length > firstFeedId) {
      throw new UnknownExportError(
        `The section has room for ${firstFeedId - before.nextId} more games of your own; the file has ${plan.items.length}.`,
      );
    }
    const report = describePlan(site, plan, isSampled);
    const bundle = writeBundle(plan, target.verticalId);
    if (Object.keys(bundle).length === 0) return { outcome: 'unchanged', report };
    if (plan.refused.length * 2 > site.games.length && !yes && !dryRun)
      return { outcome: 'needs-yes', report };
    const summary = writeSummary('moved', {
      count: plan.items.length,
      system: systemNames[site.system],
    });
    const result = await importSource(
      { json: { value: bundle, source: bundle }, media: new Map() },
      {
        store,
        registry,
        mediaDir: options.mediaDir,
        siteUrl: options.siteUrl,
        dryRun,
        fetch: options.fetch,
        onProgress: options.onProgress,
        expectedVersion: version,
        reason: { ...fromCommandLine, summary },
      },
    );
    if (result.outcome === 'refused') return result;
    if (result.outcome === 'stale') continue;
    if (result.outcome === 'needs-yes' || result.outcome === 'not-empty') {
      throw new Error(`A migration removes nothing, but the import ended with ${result.outcome}.`);
    }
    const { remotePictures, warnings, version: after } = result.report;
    return {
      outcome: result.outcome,
      report: {
        ...report,
        pictures: remotePictures,
        warnings: [...report.warnings, ...warnings],
        version: after,
      },
    };
  }
}

/** Reads the parts of the site that a plan depends on, all from one site version. */
async function readBefore({
  store,
  registry,
  target: { verticalId, extOf },
  siteUrl,
}: MigrationOptions): Promise<{ before: SiteBefore; version: number | null; isSampled: boolean }> {
  for (;;) {
    // No item has this provider, so all items count as possible duplicates.
    const state = await readFeedState(store, { verticalId, provider: 'migration' }, 'migration');
    const redirects = new Map(
      Object.entries(await readObjectPart(store.db, 'ext_redirects')).flatMap(([from, to]) =>
        typeof to === 'string' ? [[from, to] as const] : [],
      ),
    );
    const info = await readObjectPart(store.db, 'info');
    const nextId = await nextItemId(store.db, verticalId);
    if ((await readSiteVersion(store.db)) !== state.version) continue;
    const rules = registry.verticals.get(verticalId);
    if (!rules) throw new Error(`There is no vertical ${verticalId}.`);
    return {
      version: state.version,
      isSampled: info.figures === 'sample',
      before: {
        verticalId,
        rules,
        extOf,
        menu: state.menu,
        formerNames: state.formerNames,
        byAddress: state.byAddress,
        byTitle: state.byTitle,
        redirects,
        prefixes: new Set([...registry.verticals.values()].map(({ prefix }) => prefix)),
        nextId,
        ownOrigins: portalOrigins(siteUrl, info),
        now: Math.floor(store.clock.now() / 1000),
      },
    };
  }
}

function describePlan(site: MovedSite, plan: MigrationPlan, isSampled: boolean): MigrationReport {
  const { addedCategories, droppedCategories, heldBack, refused, texts, withFigures } = plan;
  const { added, known, impossible, dropped } = plan.redirects;
  return {
    system: site.system,
    games: site.games.length,
    imported: plan.items.length,
    addedCategories,
    droppedCategories,
    heldBack,
    refused,
    withFigures,
    redirects: { added, known, impossible, dropped },
    texts,
    pictures: null,
    warnings: [
      ...site.warnings,
      ...(isSampled && withFigures > 0
        ? [
            'The figures of this site are samples (info.figures), so the real figures of the imported games are not ' +
              'shown. Remove the starter content and set info.figures to "real" to show them.',
          ]
        : []),
    ],
    version: null,
  };
}

/** Returns the bundle of a plan, with only the parts that change. */
function writeBundle({ items, menu, redirects }: MigrationPlan, verticalId: number): JsonObject {
  const vertical: JsonObject = {
    ...(menu !== null && { menu }),
    ...(items.length > 0 && { list_merge: items }),
  };
  return {
    ...(Object.keys(vertical).length > 0 && { data_content: { [verticalId]: vertical } }),
    ...(redirects.added > 0 && { ext_redirects: Object.fromEntries(redirects.table) }),
  } satisfies Record<string, JsonValue>;
}
