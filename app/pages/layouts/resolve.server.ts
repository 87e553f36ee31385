import { adSlotsOf } from '../ads/page-ads.server.ts';
import { accentVariables } from '#app/settings/theme.server.ts';
import { withinTime } from '#app/lib/time-limit.ts';
import type { BlockRegistry, PageContext } from './block.server.ts';
import type { CommonSettings } from './common-settings.server.ts';
import type { BlockBox, ResolvedBlock } from './resolved-block.ts';
import { maxBlocksPerLayout } from '#app/domain/layout.ts';
import type { TranslatedBlock } from './translate-layout.server.ts';

/** Called for each block that was omitted, with the reason. */
export type DropReport = (block: { type: string; reason: unknown }) => void;

/** Returns further CSS variables for the box of the block at a position of the layout. */
export type BlockStyle = (position: number) => Readonly<Record<string, string>> | null;

/** Maximum duration of a block's load in milliseconds. The server's limit for a whole page is higher. */
export const blockTimeLimit = 5_000;

/**
 * Loads the blocks of a layout for one page. A block is omitted and reported if its type is unknown, if its settings
 * are invalid, or if its load fails or exceeds the time limit. An omitted block never affects the rest of the page.
 */
export async function resolveLayout(
  layout: readonly TranslatedBlock[],
  context: PageContext,
  registry: BlockRegistry,
  report: DropReport,
  styleAt: BlockStyle = () => null,
): Promise<ResolvedBlock[]> {
  const loads = layout
    .slice(0, maxBlocksPerLayout)
    .map(async ({ type, settings, foreignTexts }, position) => {
      try {
        const block = await resolveBlock(type, settings, context, registry);
        return block && { ...withStyle(block, styleAt(position)), ...(foreignTexts && { foreignTexts }) };
      } catch (reason) {
        report({ type, reason });
        return null;
      }
    });
  context.shown.close();
  const resolved = await Promise.all(loads);
  return resolved.filter((block) => block !== null);
}

async function resolveBlock(
  type: string,
  stored: Readonly<Record<string, unknown>>,
  context: PageContext,
  registry: BlockRegistry,
): Promise<ResolvedBlock | null> {
  const block = registry.get(type);
  if (!block) throw new Error(`Unknown block type "${type}".`);
  const { settings, data: loading } = block.load(context, stored);
  const data =
    loading instanceof Promise ? await withinTime(loading, blockTimeLimit, () => tooSlow(type)) : loading;
  if (data === null || data === undefined) return null;
  const box = boxOf(settings, context);
  const slots = block.ads === 'own' ? null : adSlotsOf(context, settings);
  const ads = slots && { slots, isInside: block.ads === 'inside' };
  return { type, region: block.region, data, ...(box && { box }), ...(ads && { ads }) };
}

function withStyle(block: ResolvedBlock, style: ReturnType<BlockStyle>): ResolvedBlock {
  return style ? { ...block, box: { ...block.box, style: { ...block.box?.style, ...style } } } : block;
}

function tooSlow(type: string): Error {
  return new Error(`The block "${type}" was not loaded within ${blockTimeLimit / 1000} s.`);
}

function boxOf(
  { fullWidth, themeColor, padding, margin, showOn }: CommonSettings,
  context: PageContext,
): BlockBox | null {
  const box: BlockBox = {
    ...(fullWidth && { fullWidth }),
    ...(showOn !== 'all' && { showOn }),
    ...(themeColor && { style: accentOf(themeColor, context) }),
    ...((padding.m || padding.p) && { padding }),
    ...((margin.m || margin.p) && { margin }),
  };
  return Object.keys(box).length > 0 ? box : null;
}

function accentOf(themeColor: string, { snapshot: { settings }, kind }: PageContext): BlockBox['style'] {
  return accentVariables(settings, kind, themeColor);
}
