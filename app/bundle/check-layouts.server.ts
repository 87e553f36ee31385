import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { maxBlocksPerLayout, pageKinds } from '#app/domain/layout.ts';
import { decodeBlockSettings, type BlockSettings } from './block-settings.ts';
import { describeValue, type FaultList, type PathPart } from './fault.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { MenuIndex } from './menu-index.server.ts';
import type { BundleRegistry } from './registry.ts';
import { blockInstanceSchema } from './schema.server.ts';
import { addSchemaFaults, valueAt } from './schema-faults.server.ts';

/** Checks `layouts`: vertical id → page kind number → list of blocks. */
export function checkLayouts(
  faults: FaultList,
  layouts: JsonValue,
  registry: BundleRegistry,
  menus: ReadonlyMap<number, MenuIndex>,
): void {
  const path = ['layouts'];
  if (!isJsonObject(layouts)) {
    faults.addValue(path, layouts, phrase('an object of vertical ids with page kinds'));
    return;
  }
  for (const [key, pages] of Object.entries(layouts)) {
    const verticalId = Number(key);
    if (String(verticalId) !== key || !registry.verticals.has(verticalId)) {
      faults.add([...path, key], phrase('is not a vertical'), describeVerticals(registry));
    } else if (isJsonObject(pages)) {
      checkPages(faults, [...path, key], verticalId, pages, registry, menus);
    } else {
      faults.addValue(
        [...path, key],
        pages,
        phrase('an object of page kinds, "1" to "6", with lists of blocks'),
      );
    }
  }
}

/** Lists the ids of the verticals, for messages. */
export function describeVerticals(registry: BundleRegistry): string {
  const ids = [...registry.verticals.keys()].sort((a, b) => a - b).join(', ');
  return phrase('a vertical id: {ids}', { ids });
}

function checkPages(
  faults: FaultList,
  path: readonly PathPart[],
  verticalId: number,
  pages: JsonObject,
  registry: BundleRegistry,
  menus: ReadonlyMap<number, MenuIndex>,
): void {
  for (const [kind, blocks] of Object.entries(pages)) {
    const kindPath = [...path, kind];
    if (!/^[1-6]$/.test(kind)) {
      const kinds = pageKinds.map((name, index) => `"${index + 1}" ${name}`).join(', ');
      faults.add(kindPath, phrase('is not a page kind'), kinds);
    } else if (!Array.isArray(blocks)) {
      faults.addValue(kindPath, blocks, phrase('a list of blocks'));
    } else if (blocks.length > maxBlocksPerLayout) {
      faults.add(
        kindPath,
        phrase('has {count} blocks', { count: blocks.length }),
        phrase('at most {most} blocks', { most: maxBlocksPerLayout }),
      );
    } else {
      blocks.forEach((block, position) => {
        checkBlock(faults, [...kindPath, position], verticalId, block, registry, menus);
      });
    }
  }
}

function checkBlock(
  faults: FaultList,
  path: readonly PathPart[],
  verticalId: number,
  block: JsonValue,
  registry: BundleRegistry,
  menus: ReadonlyMap<number, MenuIndex>,
): void {
  if (!addSchemaFaults(faults, path, blockInstanceSchema, block) || !isJsonObject(block)) return;
  const { module: type, config } = block;
  if (typeof type !== 'string' || !isJsonObject(config)) return;
  const types = registry.blockTypesOf(verticalId);
  if (!types.includes(type)) {
    faults.addValue([...path, 'module'], type, phrase('a block type: {types}', { types: types.join(', ') }));
    return;
  }
  const decoded = decodeBlockSettings(config);
  const { settings } = decoded;
  for (const fault of registry.blockFaults(type, settings, verticalId)) {
    const inner = decoded.pathOf(fault.path);
    faults.add([...path, 'config', ...inner], describeValue(valueAt(config, inner)), fault.allowed);
  }
  checkItemSource(faults, [...path, 'config'], verticalId, settings, registry, menus);
}

function checkItemSource(
  faults: FaultList,
  path: readonly PathPart[],
  verticalId: number,
  { dataType = 0, categoryIndex = -1 }: BlockSettings,
  registry: BundleRegistry,
  menus: ReadonlyMap<number, MenuIndex>,
): void {
  if (typeof dataType !== 'number' || typeof categoryIndex !== 'number') return;
  const sourceId = dataType === 0 ? verticalId : dataType;
  if (!registry.verticals.has(sourceId)) {
    faults.addValue(
      [...path, 'data_type'],
      dataType,
      phrase('0 for the page’s own, or {allowed}', { allowed: readPhrase(describeVerticals(registry)) }),
    );
    return;
  }
  const menu = menus.get(sourceId);
  const end = menu?.topLevel ?? 0;
  if (categoryIndex >= end && !menu?.isUnknown) {
    faults.addValue(
      [...path, 'category_index'],
      categoryIndex,
      end === 0 ? phrase('-1: the menu is empty') : phrase('-1 for all, or 0 to {last}', { last: end - 1 }),
    );
  }
}
