import type { AdSlotsData } from '../ads/ad-slots-data.ts';
import type { ForeignTexts } from '#app/ui/text-language.ts';
import type { BlockRegion } from './block.server.ts';

/** A block that is ready to be rendered: the result of `load`, and the box settings that were set. Serialisable. */
export interface ResolvedBlock {
  type: string;
  region: BlockRegion;
  data: unknown;
  box?: BlockBox;
  /** The texts in its settings that are not translated. Not set if all of them are. */
  foreignTexts?: ForeignTexts;
  /** Ads among its children or after it. */
  ads?: { slots: AdSlotsData; isInside: boolean };
}

/** Box settings of a block. Contains only those that were set. */
export interface BlockBox {
  fullWidth?: true;
  /** Set if it is visible only in windows of this kind. */
  showOn?: 'phone' | 'desktop';
  /** CSS variables: those of its own accent colour, and its position in the canvas of the layout editor. */
  style?: Readonly<Record<string, string>>;
  padding?: { m: string; p: string };
  margin?: { m: string; p: string };
}
