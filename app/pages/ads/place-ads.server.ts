import type { PageContext } from '../layouts/block.server.ts';
import { adDivOf } from './page-ads.ts';
import type { AdBoxStyle, AdIdName, AdSlotsData } from './ad-slots-data.ts';
import { planInsertions } from '#app/ads/positions.ts';
import { parseSlotValues, type SlotValues } from '#app/ads/slot-values.server.ts';

/** Settings of a block for the positions and the style of its ads (spec LAY-3, ADS-7). */
export interface AdSettings {
  adPosition: readonly number[];
  adIndex: readonly number[];
  adBox: unknown;
  /** Further classes of each ad's wrapper. May be "". */
  className: string;
  /** Ids of the ads' containers. May be "". */
  idName: AdIdName;
  notExecute: boolean;
}

/** The ads of a block on a page. `null` if the block has none, or if none of their numbers has text. */
export function placeAds(
  context: Pick<PageContext, 'snapshot' | 'verticalId' | 'kind' | 'item' | 'category'>,
  { adPosition, adIndex, adBox, className, idName, notExecute }: AdSettings,
): AdSlotsData | null {
  const values = parseSlotValues(adBox);
  const wanted = { positions: adPosition, adNumbers: adIndex, fallback: values.adNumber };
  const numbers = planInsertions(wanted, Number.MAX_SAFE_INTEGER).map(({ adNumber }) => adNumber);
  const ads = adDivOf(context.snapshot.ads, context, numbers);
  if (Object.keys(ads.div).length === 0) return null;
  const about = context.item ?? context.category;
  return {
    posArr: adPosition,
    adindexArr: adIndex,
    ad_cou: values.adNumber,
    page_type: context.kind,
    data_module: context.verticalId,
    ad_div: ads,
    info: about ? { id: about.id } : null,
    box: boxStyle(values),
    ...(className && { className }),
    ...(idName && { idName }),
    ...(notExecute && { notExecute }),
  };
}

function boxStyle(values: SlotValues): AdBoxStyle {
  return {
    background: values.background,
    color: values.fontColor,
    fontSize: values.fontSize,
    margin: values.margin,
    borderRadius: values.radius,
    padding: values.padding,
    adaptiveWidth: values.isAdaptive ? values.adaptiveWidth : '',
  };
}
