import type { AdContent } from '#app/domain/ad-entry.ts';

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
  /** An empty string selects the width of the ad size. */
  adaptiveWidth: string;
}

/** Ad contents by ad number. */
export type AdContents = Readonly<Record<number, AdContent>>;

/** The data of a block’s ad slots (spec ADS-16). Serialisable. */
export interface AdSlotsData {
  /** Positions of the ads among the children. 1 means after the first child. */
  positions: readonly number[];
  /** The ad number of each position. */
  adNumbers: readonly number[];
  /** The ad number for positions without a number of their own. */
  fallbackNumber: number;
  contents: AdContents;
  pageKind: string;
  verticalId: number;
  /** Id of the item or category that the page is about. `null` if the page is about neither. */
  pageInputId: number | null;
  box: AdBoxStyle;
  /** Further classes of each wrapper. */
  className?: string;
  idName?: AdIdName;
  /** True if markup is inserted but scripts are not run. */
  notExecute?: boolean;
}

/**
 * A string "x" creates the containers `#x_m` and `#x_p`. `{id, to}` selects the descendants of `#id_m` and `#id_p` with
 * the id `to`. Without an `idName`, the ads are inserted among the children themselves, each in both variants.
 */
export type AdIdName = string | { id: string; to: string };
