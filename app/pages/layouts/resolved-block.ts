import type { AdSlotsData } from '../ads/ad-slots-data.ts';
import type { ForeignTexts } from '#app/ui/text-language.ts';
import type { BlockRegion } from './block.server.ts';

/** A block that is ready to be rendered: the result of `load`, and the box settings that were set. Serialisable. */
export interface ResolvedBlock {
  type: string;
  region: BlockRegion;
  data: unknown;
  box?: BlockBox;
  /** The texts in the block's settings that are not translated. Not set if all texts are translated. */
  foreignTexts?: ForeignTexts;
  /** Ads among the block's children or after the block. */
  ads?: { slots: AdSlotsData; isInside: boolean };
}

/** Box settings of a block. Contains only those that were set. */
export interface BlockBox {
  fullWidth?: true;
  /** The only kind of window in which the block is visible. Not set if it is visible in all windows. */
  showOn?: 'phone' | 'desktop';
  /** CSS variables: those of the block's own accent colour, and its position in the canvas of the layout editor. */
  style?: Readonly<Record<string, string>>;
  padding?: { m: string; p: string };
  margin?: { m: string; p: string };
}
