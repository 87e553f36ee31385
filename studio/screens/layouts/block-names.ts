import type { BlockType } from '#app/changes/block-field.ts';
import type { StoredBlock } from './layout-edits.ts';

/** Returns the heading of a block, or the name of its type. */
export function blockName({ module: type, config }: StoredBlock, known: BlockType | undefined): string {
  const { title } = config;
  return typeof title === 'string' && title !== '' ? title : (known?.name ?? type);
}

/** Returns the part of the page that contains a block. Types that the Studio does not know are in main. */
export function regionOf(
  blocks: readonly StoredBlock[],
  types: ReadonlyMap<string, BlockType>,
  position: number,
): BlockType['region'] {
  return types.get(blocks[position]?.module ?? '')?.region ?? 'main';
}

/** Returns the position of the next or previous block in the same part of the page. Returns `null` if there is none. */
export function neighbourOf(
  blocks: readonly StoredBlock[],
  types: ReadonlyMap<string, BlockType>,
  position: number,
  step: 1 | -1,
): number | null {
  for (let other = position + step; other >= 0 && other < blocks.length; other += step) {
    if (regionOf(blocks, types, other) === regionOf(blocks, types, position)) return other;
  }
  return null;
}

/** Returns the position of a new block: after the selected block, or before the footer if none is selected. */
export function positionOfNew(
  blocks: readonly StoredBlock[],
  types: ReadonlyMap<string, BlockType>,
  selected: number | null,
): number {
  if (selected !== null) return selected + 1;
  const footer = blocks.findIndex((_, position) => regionOf(blocks, types, position) === 'footer');
  return footer === -1 ? blocks.length : footer;
}
