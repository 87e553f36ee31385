import { asObject, type JsonValue } from '#app/lib/json.ts';
import {
  compareLayouts,
  type LayoutDifference,
  type SettingDifference,
} from '#app/changes/compare-layouts.ts';
import type { FieldDifference } from '#app/changes/json-difference.ts';
import { parseFieldPath } from '#app/changes/field-steps.ts';
import { findLayoutPosition } from '#app/changes/layout-position.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { describeBlock, findSettingTitle } from '#app/pages/layouts/block-form.server.ts';
import type { BlockField, BlockType } from '#app/changes/block-field.ts';
import { encodeLayout, readBlocks } from '../screens/layouts/open-layout.server.ts';
import type { NamedItem } from '../screens/layouts/read-pages.server.ts';
import type { LayoutSources } from '../screens/layouts/value-words.ts';
import type { ChangeNames } from './change-names.server.ts';
import type { ShownLayout, ShownLayoutPosition } from './shown-change.ts';

/**
 * Compares the layouts in the two values of a field. The field is in the part that holds all layouts. A page without a
 * layout of its own has the built-in one. Returns `null` if the field does not hold a whole layout.
 */
export function showLayout(names: ChangeNames, { path, before, after }: FieldDifference): ShownLayout | null {
  const layoutPosition = findLayoutPosition(parseFieldPath(path));
  const server = layoutPosition && names.verticalOf(layoutPosition.verticalId);
  if (!server || layoutPosition.block !== null) return null;
  const layoutIn = (value: JsonValue | undefined, index: string) =>
    layoutPosition.kind === null ? ownValue(asObject(value), index) : value;
  const pages = pageKinds.flatMap((kind, position): ShownLayout['pages'][number][] => {
    const index = String(position + 1);
    if (layoutPosition.kind !== null && layoutPosition.kind !== kind) return [];
    const blocksOf = (value: JsonValue | undefined) => readLayout(value, server.layouts[kind]);
    const differences = compareLayouts(blocksOf(layoutIn(before, index)), blocksOf(layoutIn(after, index)));
    return differences.length === 0 ? [] : [{ kind, differences }];
  });
  const all = pages.flatMap(({ differences }) => differences);
  const used = new Set(all.flatMap(typesIn));
  const types = names
    .blocksOf(server.vertical.id)
    .filter(({ type }) => used.has(type))
    .map((block) =>
      describeBlock(
        block,
        { isOwn: Object.hasOwn(server.blocks, block.type), isFitting: true },
        names.translate,
      ),
    );
  const section = names.sectionOf(server.vertical.id);
  return { section, pages, types, sources: readSources(names, server.vertical.id, all, types) };

  function readLayout(value: JsonValue | undefined, builtIn: Parameters<typeof encodeLayout>[0] | undefined) {
    return Array.isArray(value) ? readBlocks(value) : encodeLayout(builtIn ?? []);
  }
}

/** Returns the types of the blocks that the sentence about a difference names. */
function typesIn(difference: LayoutDifference): string[] {
  const { block, kind } = difference;
  const other = kind === 'added' ? difference.next : kind === 'moved' ? difference.beside : null;
  return [block, other].flatMap((named) => named?.type ?? []);
}

/** Reads the sections, categories and items that the values of changed settings refer to. */
function readSources(
  names: ChangeNames,
  own: number,
  differences: readonly LayoutDifference[],
  types: readonly BlockType[],
): LayoutSources {
  const fields = new Map(
    types.map(({ type, fields: groups }) => [
      type,
      new Map(
        Object.values(groups)
          .flat()
          .map((field) => [field.key, field] as const),
      ),
    ]),
  );
  const values = differences
    .filter((one): one is Extract<LayoutDifference, SettingDifference> => one.kind === 'changed')
    .flatMap(({ block: { type }, key, before, after, sources }) => {
      const kind: BlockField['kind'] | undefined = fields.get(type)?.get(key)?.kind;
      return [
        { kind, value: before, section: sources.before || own },
        { kind, value: after, section: sources.after || own },
      ];
    });
  const menus = new Set(values.flatMap(({ kind, section }) => (kind === 'category' ? [section] : [])));
  return {
    sectionId: own,
    sections: names.sectionIds.map((id) => ({
      id,
      name: names.sectionOf(id),
      categories: menus.has(id) ? names.menuOf(id) : [],
    })),
    items: values.flatMap(({ kind, value, section }): NamedItem[] => {
      const title = kind === 'item' && typeof value === 'number' ? names.itemOf(section, value) : '';
      return title === '' ? [] : [{ section, id: Number(value), title }];
    }),
  };
}

/** Names the position of a value in the layouts. Returns `null` for the whole part. */
export function showLayoutPosition(names: ChangeNames, path: string): ShownLayoutPosition | null {
  const layoutPosition = findLayoutPosition(parseFieldPath(path));
  if (!layoutPosition) return null;
  const { verticalId, kind, block, setting } = layoutPosition;
  return {
    section: names.sectionOf(verticalId),
    kind,
    block,
    setting:
      setting === ''
        ? ''
        : (findSettingTitle(names.blocksOf(verticalId), setting, names.translate) ?? setting),
  };
}
