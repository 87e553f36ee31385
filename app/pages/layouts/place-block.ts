import type { z } from 'zod';
import type { BlockInstance } from '#app/domain/layout.ts';
import type { AnyBlock } from './block.server.ts';

/** Creates a block instance of a layout. TypeScript checks its type and settings. */
export type PlaceBlock<Blocks extends Readonly<Record<string, AnyBlock>>> = <
  Type extends keyof Blocks & string,
>(
  type: Type,
  settings?: z.input<Blocks[Type]['settings']>,
) => BlockInstance;

/** Returns the function with which a layout names its blocks: those of the shell, of all verticals and its own. */
export function blockPlacer<Blocks extends Readonly<Record<string, AnyBlock>>>(): PlaceBlock<Blocks> {
  return (type, settings) => ({ type, settings: settings ?? {} });
}
