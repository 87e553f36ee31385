import { stat } from 'node:fs/promises';
import path from 'node:path';
import { writeSummary } from '#app/domain/change-summary.ts';
import type { Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';
import { BundleFaultError } from '#app/bundle/fault.ts';
import { importSource, type ImportReport } from './import.server.ts';
import { ownAds, ownVerticals } from '#app/bundle/foreign-verticals.ts';
import type { JsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { readBundleSource } from '#app/bundle/source.server.ts';

export interface SeedOptions {
  store: Store;
  registry: BundleRegistry;
  /** Folder of prepared pictures, served under `/media/`. */
  mediaDir: string;
  /** The starter content: a bundle folder with its prepared pictures in `variants/`. */
  folder: string;
  siteUrl?: string | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Fills an unused store with the starter content in one transaction. Omits content of verticals that are not built in.
 * Returns `null` if the store was used before; the store then stays unchanged, so content that an operator deleted
 * never comes back (spec START-1). Throws BundleFaultError if the starter content itself is invalid.
 */
export async function seedStore(options: SeedOptions): Promise<ImportReport | null> {
  const { store, registry, mediaDir, folder, siteUrl, onProgress } = options;
  if ((await readSiteVersion(store.db)) !== null) return null;
  const source = await readBundleSource(folder);
  const variants = path.join(folder, 'variants');
  const hasVariants = (await stat(path.join(variants, 'index.json')).catch(() => null)) !== null;
  const result = await importSource(
    { ...source, json: withoutForeignVerticals(source.json, registry) },
    {
      store,
      registry,
      mediaDir,
      siteUrl,
      onProgress,
      onlyIntoEmpty: true,
      reason: { origin: 'job', author: '', summary: writeSummary('seeded') },
      ...(hasVariants && { prebuiltVariants: variants }),
    },
  );
  if (result.outcome === 'refused') throw new BundleFaultError(result.faults);
  return result.outcome === 'applied' ? result.report : null;
}

function withoutForeignVerticals(json: JsonSource, registry: BundleRegistry): JsonSource {
  return { value: strip(json.value, registry), source: strip(json.source, registry) };
}

function strip(bundle: JsonValue, { verticals }: BundleRegistry): JsonValue {
  if (!isJsonObject(bundle)) return bundle;
  const { data_content: content, layouts, ads } = bundle;
  return {
    ...bundle,
    ...(isJsonObject(content) && { data_content: ownVerticals(content, verticals) }),
    ...(isJsonObject(layouts) && { layouts: ownVerticals(layouts, verticals) }),
    ...(Array.isArray(ads) && { ads: ownAds(ads, verticals) }),
  };
}
