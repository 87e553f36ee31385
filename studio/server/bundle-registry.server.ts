import type { BundleRegistry } from '#app/bundle/registry.ts';
import { mainLanguage } from '#app/messages/catalogue.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { createBundleRegistry } from '#app/pages/registry.server.ts';

type Parts = Pick<Platform, 'verticals' | 'blocks' | 'messages'>;

const registries = new WeakMap<Parts, BundleRegistry>();

/** Returns the registry of a platform, against which edits are checked. The first call creates it. */
export function bundleRegistryOf(platform: Parts): BundleRegistry {
  const registry =
    registries.get(platform) ??
    createBundleRegistry(platform.verticals, platform.blocks, () => platform.messages.list(mainLanguage));
  registries.set(platform, registry);
  return registry;
}
