import type { z } from 'zod';
import type { BlockInstance } from '#app/domain/layout.ts';
import type { AnyBlock } from './block.server.ts';

/** Creates a block instance of a layout. TypeScript checks its type and settings. */
export type BlockFactory<Blocks extends Readonly<Record<string, AnyBlock>>> = <
  Type extends keyof Blocks & string,
>(
  type: Type,
  settings?: z.input<Blocks[Type]['settings']>,
) => BlockInstance;

/**
 * Returns a function that creates the block instances of a layout. `Blocks` are the blocks that the layout may contain.
 */
export function blockFactory<Blocks extends Readonly<Record<string, AnyBlock>>>(): BlockFactory<Blocks> {
  return (type, settings) => ({ type, settings: settings ?? {} });
}
