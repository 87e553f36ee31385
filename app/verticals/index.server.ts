import type { Migration } from 'kysely/migration';
import { coreBlocks } from '#app/blocks/blocks.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { listInterfaceTexts } from '#app/messages/built-in.server.ts';
import { mainLanguage } from '#app/messages/catalogue.server.ts';
import { createBundleRegistry } from '#app/pages/registry.server.ts';
import { createBlockRegistry, type BlockRegistry } from '#app/pages/layouts/block.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { listMigrations } from '#app/store/migrations/list.ts';
import type { Engine } from '#app/store/store.ts';
import { shellBlocks } from '#app/shell/blocks.server.ts';
import { definitions } from './definitions.server.ts';

/** The verticals of a portal, with values derived from them. */
export interface Registries {
  /** The verticals in menu order. */
  verticals: readonly VerticalServer[];
  /** Blocks that the pages of a vertical may contain, by vertical id: those of the shell, of core and its own. */
  blocks: ReadonlyMap<number, BlockRegistry>;
  /** The definitions that bundles are checked against. */
  bundle: BundleRegistry;
}

/** Creates the registries of a set of verticals. Throws if two of them have the same id, prefix or scope. */
export function createRegistries(servers: readonly VerticalServer[]): Registries {
  const verticals = servers.toSorted((a, b) => a.vertical.menuOrder - b.vertical.menuOrder);
  for (const key of ['id', 'prefix', 'scope'] as const) {
    const values = verticals.map(({ vertical }) => vertical[key]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) throw new Error(`Two verticals have the ${key} "${twice}".`);
  }
  const blocks = new Map(
    verticals.map((server) => [
      server.vertical.id,
      createBlockRegistry(shellBlocks, coreBlocks, server.blocks),
    ]),
  );
  return {
    verticals,
    blocks,
    bundle: createBundleRegistry(verticals, blocks, () => listInterfaceTexts(mainLanguage)),
  };
}

/** Every vertical that is built in. */
export const builtIn = createRegistries([...definitions.values()]);

/** The definitions of the built-in verticals that bundles are checked against. */
export const registry = builtIn.bundle;

/** Returns every schema change of the store by name: those of the core and of the built-in verticals. */
export function listAllMigrations(engine: Engine): Record<string, Migration> {
  return Object.assign(listMigrations(engine), ...builtIn.verticals.map(({ migrations }) => migrations));
}
