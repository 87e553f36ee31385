import type { AdKind } from '../screens/ads/ad-form.ts';

/** A value in the form in which a difference shows it. */
export type ShownValue =
  | { type: 'none' }
  | { type: 'switch'; isOn: boolean }
  | { type: 'text'; text: string }
  /** Unix milliseconds. */
  | { type: 'time'; at: number }
  /** An ad entry. `content` is its link, HTML, address or code. */
  | { type: 'ad'; kind: AdKind; name: string; adNumber: number; content: string }
  /** A list or object without a form of its own, as JSON. */
  | { type: 'code'; text: string };

/** A piece of a text that is compared word by word. */
export interface TextPiece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** A changed field. */
export interface ShownField {
  /** Identifies the field within its target. */
  path: string;
  /** The title of a setting. Otherwise empty. */
  title: string;
  before: ShownValue;
  after: ShownValue;
  /** The comparison of two long texts. */
  pieces: readonly TextPiece[] | null;
}

/** The part, item or picture that contains a value. */
export interface ShownTarget {
  /** Key of the target. */
  key: string;
  kind: 'part' | 'item' | 'picture';
  /** Name of the section. Empty for the site's own parts. */
  section: string;
  /** Title of an item, key of a part or path of a picture. */
  name: string;
}

/** What changed in one part, item or picture. */
export interface ShownChange extends ShownTarget {
  change: 'added' | 'changed' | 'removed';
  /** Empty unless `change` is `changed`. */
  fields: readonly ShownField[];
}

/** A field that was changed on both sides. */
export interface ShownConflict extends ShownTarget {
  path: string;
  title: string;
  before: ShownValue;
  mine: ShownValue;
  now: ShownValue;
}

/** A refused value, with a description of the allowed ones. */
export interface ShownFault {
  /** `null` if it is in the whole. */
  target: ShownTarget | null;
  path: string;
  problem: string;
  allowed: string;
}
