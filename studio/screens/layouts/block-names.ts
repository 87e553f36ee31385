import type { BlockType } from './block-field.ts';
import type { StoredBlock } from './layout-edits.ts';

/** Returns the heading of a block, or the name of its type. */
export function blockName({ config }: StoredBlock, type: BlockType | undefined): string {
  const { title } = config;
  return typeof title === 'string' && title !== '' ? title : (type?.name ?? '');
}

/** Returns the position of the next or previous block in the same part of the page. Returns `null` if there is none. */
export function neighbourOf(
  blocks: readonly StoredBlock[],
  types: ReadonlyMap<string, BlockType>,
  position: number,
  step: 1 | -1,
): number | null {
  const regionAt = (place: number) => types.get(blocks[place]?.module ?? '')?.region;
  for (let place = position + step; place >= 0 && place < blocks.length; place += step) {
    if (regionAt(place) === regionAt(position)) return place;
  }
  return null;
}
