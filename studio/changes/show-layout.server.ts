import { isJsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import type { FieldDifference } from '#app/changes/json-difference.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { describeBlock } from '../screens/layouts/block-form.server.ts';
import { compareLayouts, type LayoutDifference } from '#app/changes/compare-layouts.ts';
import { encodeLayout, readBlocks } from '../screens/layouts/open-layout.server.ts';
import type { ChangeNames } from './change-names.server.ts';
import { parseFieldPath } from '#app/changes/field-steps.ts';
import type { ShownLayout } from './shown-change.ts';

/**
 * Compares the layouts before and after a difference in the part that holds all layouts. A page without a layout of its
 * own has the built-in one. Returns `null` if the field is not a layout.
 */
export function showLayout(names: ChangeNames, { path, before, after }: FieldDifference): ShownLayout | null {
  const [section, page, ...rest] = parseFieldPath(path).map((step) => ('key' in step ? step.key : ''));
  const server = names.verticalOf(Number(section));
  if (!server || rest.length > 0) return null;
  const layoutIn = (value: JsonValue | undefined, index: string) =>
    page === undefined ? ownValue(isJsonObject(value) ? value : {}, index) : value;
  const pages = pageKinds.flatMap((kind, position): ShownLayout['pages'][number][] => {
    const index = String(position + 1);
    if (page !== undefined && page !== index) return [];
    const blocksOf = (value: JsonValue | undefined) => readLayout(value, server.layouts[kind]);
    const differences = compareLayouts(blocksOf(layoutIn(before, index)), blocksOf(layoutIn(after, index)));
    return differences.length === 0 ? [] : [{ kind, differences }];
  });
  const used = new Set(pages.flatMap(({ differences }) => differences.flatMap(typesIn)));
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
  return { section: names.sectionOf(server.vertical.id), pages, types };

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
