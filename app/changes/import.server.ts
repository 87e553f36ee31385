import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { forgetFetched } from '#app/media/fetch-record.server.ts';
import { readPrebuiltVariants } from '#app/media/pipeline.server.ts';
import { readRedirects } from './stored-redirects.server.ts';
import { findAdColorWarnings } from './ad-color-warnings.server.ts';
import { findColorWarnings } from '#app/settings/color-warnings.server.ts';
import { writeMediaFiles } from '#app/store/media-files.server.ts';
import type { Store } from '#app/store/store.ts';
import {
  fromCommandLine,
  inWriteTransaction,
  type ChangeReason,
} from '#app/store/write-transaction.server.ts';
import { applyBundle, type ApplyReport } from './apply.server.ts';
import { describeImport } from './part-changes.server.ts';
import { checkBundle } from '#app/bundle/check.server.ts';
import { BundleFaultError, type Fault } from '#app/bundle/fault.ts';
import { findDuplicates, type DuplicateItem } from './find-duplicates.ts';
import {
  createMediaCheck,
  inspectMediaFiles,
  prepareBundleMedia,
  remotePictures,
  type PreparedMedia,
  type RemotePicture,
  type RemotePictures,
} from './import-media.server.ts';
import { isJsonObject, type JsonObject } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import type { SiteFiles } from '#app/bundle/site-files.server.ts';
import { readBundleSource, type BundleSource } from '#app/bundle/source.server.ts';
import { readStoredState, type StoredState } from './stored-content.server.ts';

export interface ImportOptions {
  store: Store;
  /** A bundle's JSON file, or a folder with `site.json` and `media/`. */
  source: string;
  registry: BundleRegistry;
  /** Folder of prepared pictures, served under `/media/`. */
  mediaDir: string;
  siteUrl?: string | undefined;
  /** Games and files of the portal, for checking the names of games and previews. */
  siteFiles?: SiteFiles | undefined;
  /** Whether to only report what would change. */
  dryRun?: boolean;
  /** Whether the import may remove more than half of the items of a vertical. */
  yes?: boolean;
  /** Folder of pictures that were prepared beforehand. Only the starter content has one. */
  prebuiltVariants?: string | undefined;
  /** Fetches pictures at https addresses. If it is not set, they are not fetched. */
  fetch?: Pick<GuardedFetch, 'get'> | undefined;
  onProgress?: ((done: number, total: number, failed: number) => void) | undefined;
  /** Who imports, and the summary of the change. Defaults to the command line and a summary of the numbers. */
  reason?: ChangeReason | undefined;
}

/** The changes that an import made, or would make. */
export interface ImportReport extends ApplyReport {
  /** Number of pictures of the bundle. */
  pictures: number;
  remotePictures: RemotePictures;
  /** Items that resemble other items. They are imported nevertheless. */
  duplicates: DuplicateItem[];
  warnings: string[];
  /** Site version after the import. `null` if nothing was changed. */
  version: number | null;
}

interface CheckedResult {
  outcome: 'applied' | 'unchanged' | 'dry-run' | 'needs-yes' | 'not-empty' | 'stale';
  report: ImportReport;
}

export type ImportResult = { outcome: 'refused'; faults: readonly Fault[] } | CheckedResult;

/**
 * Imports a bundle: checks all of it, prepares its pictures, then applies it in one transaction (spec BUN-2). A faulty
 * bundle changes nothing.
 */
export async function importBundle(options: ImportOptions): Promise<ImportResult> {
  try {
    const source = await readBundleSource(options.source);
    return await importSource(source, options);
  } catch (error) {
    if (error instanceof BundleFaultError) return { outcome: 'refused', faults: error.faults };
    throw error;
  }
}

/** Conditions on the store. If one is not met, the import changes nothing and returns the outcome that names it. */
interface ImportConditions {
  /**
   * Whether to import only into a store that has never had content. For any other store, the outcome is `not-empty`.
   */
  onlyIntoEmpty?: boolean;
  /** The site version from which the bundle was made. If the site has a different version, the outcome is `stale`. */
  expectedVersion?: number | null;
}

/** Imports a bundle that was already read. */
export async function importSource(
  source: BundleSource,
  options: Omit<ImportOptions, 'source'> & ImportConditions,
): Promise<ImportResult> {
  const { store, mediaDir, fetch, dryRun = false, yes = false } = options;
  const problems = await inspectMediaFiles(source.media);
  let media: PreparedMedia | null = null;
  for (;;) {
    const stored = await readStoredState(store, source.json.value);
    const faults = checkAll(source, problems, stored, options);
    if (faults.length > 0) return { outcome: 'refused', faults };
    const bundle = source.json.source;
    if (!isJsonObject(bundle)) throw new TypeError('The check accepted something that is not a bundle.');
    if (!media) {
      const remote = remotePictures(bundle).filter(({ address }) => !stored.mediaPaths.has(address));
      if (fetch && remote.length > 0 && !yes && !dryRun) {
        // Asks for confirmation before pictures are fetched, so that the operator does not have to wait for them first.
        const preview = await applyChecked(bundle, nothingPrepared(remote), stored, source.media.size, {
          ...options,
          dryRun: true,
        });
        if (!preview) continue;
        if (preview.report.emptied.length > 0) return { ...preview, outcome: 'needs-yes' };
      }
      media = dryRun ? nothingPrepared(remote) : await prepareMediaOf(source, problems, remote, options);
    }
    const result = await applyChecked(bundle, media, stored, source.media.size, options);
    // The store has changed since the check, so the bundle is checked again.
    if (!result) continue;
    if (result.outcome === 'applied' && media.remote.fetched > 0) {
      await forgetFetched(
        mediaDir,
        media.rows.map(({ path }) => path),
      );
    }
    return result;
  }
}

function nothingPrepared({ length: wanted }: readonly RemotePicture[]): PreparedMedia {
  return { rows: [], warnings: [], remote: { wanted, fetched: 0, failed: [] } };
}

async function prepareMediaOf(
  { media: files }: BundleSource,
  problems: ReadonlyMap<string, string>,
  remote: readonly RemotePicture[],
  {
    mediaDir,
    prebuiltVariants,
    fetch,
    onProgress,
  }: Pick<ImportOptions, 'mediaDir' | 'prebuiltVariants' | 'fetch' | 'onProgress'>,
): Promise<PreparedMedia> {
  const prebuilt = prebuiltVariants ? await readPrebuiltVariants(prebuiltVariants) : undefined;
  return prepareBundleMedia({ files, problems, remote, mediaDir, prebuilt, fetch, onProgress });
}

function checkAll(
  source: BundleSource,
  problems: ReadonlyMap<string, string>,
  stored: StoredState,
  { registry, siteUrl, siteFiles }: Pick<ImportOptions, 'registry' | 'siteUrl' | 'siteFiles'>,
): Fault[] {
  return checkBundle(source.json.value, {
    registry,
    siteUrl,
    siteFiles,
    stored,
    mediaProblem: createMediaCheck(source.media, problems, stored.mediaPaths),
  });
}

/**
 * Warns about a bundle that omits `info.figures` while stored items have sample figures. These would then be shown as
 * real ones.
 */
function figureWarnings({ info }: JsonObject, stored: StoredState): string[] {
  const wereSamples = isJsonObject(stored.info) && stored.info.figures === 'sample';
  if (!wereSamples || !isJsonObject(info) || info.figures !== undefined) return [];
  return [
    'info.figures is missing, so the figures of this site now count as real and are shown. ' +
      'If its items still carry sample figures, add "figures": "sample" to info.',
  ];
}

/** Warns about colours in the bundle's settings and ad slots that are hard to read. */
function colorWarnings({ settings, layouts }: JsonObject): string[] {
  const ofSettings = isJsonObject(settings) ? findColorWarnings(settings).map(({ message }) => message) : [];
  return [...ofSettings, ...findAdColorWarnings(layouts)];
}

/**
 * Applies a checked bundle. Returns `null` if another process changed the store in the meantime; the bundle must then
 * be checked again.
 */
async function applyChecked(
  bundle: JsonObject,
  media: PreparedMedia,
  stored: StoredState,
  pictures: number,
  {
    store,
    registry,
    dryRun = false,
    yes = false,
    reason = fromCommandLine,
    onlyIntoEmpty = false,
    expectedVersion,
  }: Pick<ImportOptions, 'store' | 'registry' | 'dryRun' | 'yes' | 'reason'> & ImportConditions,
): Promise<CheckedResult | null> {
  return inWriteTransaction(store, reason, async (site): Promise<CheckedResult | null> => {
    const nothing: ImportReport = {
      parts: [],
      emptied: [],
      isChanged: false,
      pictures,
      remotePictures: media.remote,
      duplicates: findDuplicates(bundle, stored.verticals),
      warnings: [...media.warnings, ...figureWarnings(bundle, stored), ...colorWarnings(bundle)],
      version: null,
    };
    if (onlyIntoEmpty && site.previousVersion !== null) {
      site.discard();
      return { outcome: 'not-empty', report: nothing };
    }
    if (expectedVersion !== undefined && site.previousVersion !== expectedVersion) {
      site.discard();
      return { outcome: 'stale', report: nothing };
    }
    if (site.previousVersion !== stored.version) {
      site.discard();
      return null;
    }
    const changedPictures = await writeMediaFiles(site, media.rows);
    const applied = await applyBundle(site, bundle);
    // The first import always counts as a change, because it creates the first site version.
    const isChanged = applied.isChanged || changedPictures > 0 || site.previousVersion === null;
    const shadowed = (await readRedirects(site.db, registry)).filter(({ isShadowed }) => isShadowed);
    const report: ImportReport = {
      ...nothing,
      ...applied,
      isChanged,
      warnings: [...nothing.warnings, ...shadowed.map(({ from }) => shadowWarning(from))],
    };
    if (dryRun || (report.emptied.length > 0 && !yes)) {
      site.discard();
      return { outcome: dryRun ? 'dry-run' : 'needs-yes', report };
    }
    if (!isChanged) {
      site.discard();
      return { outcome: 'unchanged', report };
    }
    if (reason.summary === undefined) site.describe(describeImport(report.parts, registry));
    return { outcome: 'applied', report: { ...report, version: site.version } };
  });
}

function shadowWarning(from: string): string {
  return `The redirect of ${from} has no effect: a page of the site has this address.`;
}
