import type { ScriptAttributes } from './script-attributes.ts';

/**
 * One ad entry (spec ADS-2). Type 1: external script, 2: inline script, 3 and 4: in-div with script, 5: markup only.
 */
export interface AdEntry {
  id: number;
  /** Name for the operator. May be empty. */
  name: string;
  type: 1 | 2 | 3 | 4 | 5;
  /** Vertical id that it is limited to. 0 means all verticals. */
  verticalId: number;
  position: 'head' | 'body';
  /** Page kind number that it is limited to. 0 means all page kinds. */
  pageKind: number;
  /** Ad number it fills. */
  adNumber: number;
  /** HTML of the slot, without markup that runs code or styles the page. Empty for types 1 and 2. */
  markup: string;
  /** Address of its script: an https address, or `/ads/<hash>.js` for inline code. Empty if it has none. */
  scriptAddress: string;
  /** Attributes of its script element. */
  attributes: ScriptAttributes;
  /** Inline code that is served at an `/ads/` address. Empty if the entry has no inline code. */
  code: string;
  /**
   * Whether the entry is shown and run only after the visitor has given consent: true for every entry with a script,
   * and for markup that loads from another host.
   */
  needsConsent: boolean;
  /** Unix milliseconds at which its display begins and ends. `null` means no limit. */
  from: number | null;
  until: number | null;
  /** Set if the texts of the markup are translated into the language of the snapshot. */
  isTranslated?: true;
}

/** The content of the ad slots with one ad number on a page. */
export interface AdContent {
  /** HTML. If it is empty, nothing is inserted. */
  text: string;
  data: {
    /** Id of the ad entry. */
    id: number;
    /** Address of the script that runs inside the slot. */
    script?: string;
    /** HTML attributes of the script element, if there are any. */
    attributes?: ScriptAttributes;
    /**
     * The language of the ad's texts, a BCP 47 tag. Not set if the texts are in the language of the page or their
     * language is unknown.
     */
    language?: string;
    /** Set if the ad is shown and run only after the visitor has given consent. */
    waits?: true;
  };
  /**
   * The ad that is shown until the visitor has given consent: the next ad entry with the same ad number that needs no
   * consent.
   */
  meanwhile?: AdContent;
}

/** A script of a page that belongs to no slot (types 1 and 2). */
export interface AdScript {
  id: number;
  address: string;
  position: AdEntry['position'];
  attributes?: ScriptAttributes;
}
