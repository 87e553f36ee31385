import type { BundleRegistry } from '#app/bundle/registry.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import type { StoredFeed } from '#app/store/feeds.server.ts';
import type { Store } from '#app/store/store.ts';
import type { FeedDefinition } from './define-feed.ts';
import { readRules, type FeedRules } from './feed-rules.ts';
import type { RunFeedOptions } from './run-feed.server.ts';

/** The services and data that runs of stored feeds use. */
export interface FeedContext {
  store: Store;
  /** The built-in feeds by provider. */
  feeds: ReadonlyMap<string, FeedDefinition>;
  registry: Pick<BundleRegistry, 'verticals'>;
  /** Folder of prepared pictures. */
  mediaDir: string;
  fetch: Pick<GuardedFetch, 'get'>;
  siteUrl?: string | undefined;
}

/** Thrown for a stored feed whose provider is not built in. */
export class UnknownProviderError extends Error {
  override name = 'UnknownProviderError';
}

/** Thrown for a stored feed without the mapping that its provider requires. */
export class MissingMappingError extends Error {
  override name = 'MissingMappingError';
}

/**
 * Returns the options of a run of a stored feed. Throws UnknownProviderError if its provider is not built in, and
 * MissingMappingError if its provider requires a mapping and it has none.
 */
export function optionsOfFeed(
  { store, feeds, registry, mediaDir, siteUrl }: FeedContext,
  { provider, address, rules: stored }: StoredFeed,
  fetch: Pick<GuardedFetch, 'get'>,
): RunFeedOptions & { rules: FeedRules } {
  const definition = feeds.get(provider);
  if (!definition) throw new UnknownProviderError(`The provider ${provider} is not built in.`);
  const rules = readRules(stored);
  const { category, licence, partial, gate, mapping } = rules;
  const feed = bindMapping(definition, mapping);
  return {
    store,
    feed,
    source: address,
    registry,
    mediaDir,
    siteUrl,
    fetch,
    partial,
    gate,
    rules,
    categories: new Map(rules.categories),
    ...(feed.takesChoices && { choices: { category, licence } }),
    // A stored feed never asks to confirm removals, because its limits or an operator decide about them.
    yes: true,
  };
}

function bindMapping(definition: FeedDefinition, mapping: FeedRules['mapping']): FeedDefinition {
  if (!definition.withMapping) return definition;
  if (!mapping) throw new MissingMappingError(`The provider ${definition.provider} needs a mapping.`);
  return definition.withMapping(mapping);
}
