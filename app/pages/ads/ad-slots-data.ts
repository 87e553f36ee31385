import type { AdDiv } from '#app/domain/ad-entry.ts';

/** Reserved size of an ad in px (spec ADS-15). */
export interface AdSize {
  width: number;
  height: number;
}

export const defaultAdSize: AdSize = { width: 300, height: 250 };

/** CSS of a slot's box. */
export interface AdBoxStyle {
  background: string;
  color: string;
  fontSize: string;
  margin: string;
  borderRadius: string;
  padding: string;
  /** An empty text uses the width of the ad size. */
  adaptiveWidth: string;
}

/** The data of a block’s ad slots, with the names of the bundle format (spec ADS-16). Serialisable. */
export interface AdSlotsData {
  posArr: readonly number[];
  adindexArr: readonly number[];
  ad_cou: number;
  page_type: string;
  data_module: number;
  ad_div: AdDiv;
  info: { id: number } | null;
  box: AdBoxStyle;
  /** Further classes of each wrapper. */
  className?: string;
  idName?: AdIdName;
  /** True if markup is inserted but scripts are not run. */
  notExecute?: boolean;
}

/**
 * A text "x" creates the containers `#x_m` and `#x_p`. `{id, to}` selects the descendants of `#id_m` and `#id_p` with
 * the id `to`. If it is not set, the ads are inserted among the children themselves, each in both variants.
 */
export type AdIdName = string | { id: string; to: string };
