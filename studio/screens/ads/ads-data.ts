import type { Slot } from '#app/changes/ad-slots.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { AdForm } from './ad-form.ts';
import type { AdWeight } from './ad-weight.ts';
import type { LineFault } from './line-fault.ts';

/**
 * Whether an entry can be shown now, or why not. `contextual` means that the site allows only contextual ads, and the
 * ads of this entry are not contextual.
 */
export type AdState = 'shown' | 'off' | 'planned' | 'ended' | 'contextual';

/** An ad entry as the screen shows it. */
export interface AdRow {
  id: number;
  /**
   * The name of the entry, the first words of its content, or the host of its script. Empty if it has none of these.
   */
  label: string;
  form: AdForm;
  revision: string;
  state: AdState;
  /** Whether it is shown only after the visitor has given consent. */
  needsConsent: boolean;
  /**
   * Whether only owners may save it, because it has a script, or HTML with a frame or with content from another host.
   */
  isProtected: boolean;
  /** The measured weight of its code. `null` if `isProtected` is false. */
  weight: AdWeight | null;
  /** Whether the draft adds or changes it. */
  change: 'added' | 'changed' | null;
  /** Whether its link is a path of this site that has neither a page nor a redirect. */
  leadsNowhere: boolean;
  /** Parts of its HTML that the portal removes. */
  removed: LineFault[];
  /** Pages that have a slot for its number and on which it may appear. */
  pages: AdPage[];
}

/** A page kind of a section. */
export interface AdPage {
  sectionId: number;
  kind: PageKind;
}

/** A block in the drawing of a page. */
export interface SketchBlock {
  position: number;
  type: string;
  name: string;
  region: 'header' | 'main' | 'footer';
  /** Where the block shows ads. `own`: the block is a slot. `inside`: among its children. `after`: below the block. */
  ads: 'own' | 'inside' | 'after';
  /** Whether its children are tiles, and not paragraphs. */
  hasTiles: boolean;
  /** Number of children that are drawn. */
  children: number;
  /** The ad number of a block of the type `ad`. */
  adNumber: number;
  slots: Slot[];
  /** The settings of the box in which the block shows its ads, by their names in the bundle. */
  box: Record<string, string>;
}
