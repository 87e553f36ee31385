import type { PageKind } from '#app/domain/layout.ts';
import type { CommonPageName } from '#app/domain/text-pages.ts';
import type { AdKind } from '../screens/ads/ad-form.ts';
import type { BlockType } from '#app/changes/block-field.ts';
import type { LayoutDifference } from '#app/changes/compare-layouts.ts';
import type { LayoutPosition } from '#app/changes/layout-position.ts';
import type { LayoutSources } from '../screens/layouts/value-words.ts';
import type { Move } from '#app/changes/read-moves.server.ts';

/** The name of an entry of a list. */
export type ShownName =
  | { type: 'text'; text: string }
  /** A text page that every site has. */
  | { type: 'page'; page: CommonPageName }
  /** An option without a label of its own. */
  | { type: 'option'; id: string }
  /** An entry without a name. `number` is its number in the list, from 1. */
  | { type: 'entry'; number: number }
  /** An item that no longer exists. */
  | { type: 'deleted'; id: number };

/** A value in the form in which a difference shows it. */
export type ShownValue =
  | { type: 'none' }
  | { type: 'switch'; isOn: boolean }
  | { type: 'text'; text: string }
  /** The entries of a list, and how many more are not shown. */
  | { type: 'names'; names: readonly ShownName[]; more: number }
  | { type: 'color'; color: string }
  | { type: 'pictures'; pictures: readonly ShownPicture[] }
  /** A translation that was reviewed beside its original. */
  | { type: 'reviewed' }
  /** Milliseconds. */
  | { type: 'time'; at: number }
  /** One of a fixed set of values, whose names are in the messages of settings or of items. */
  | { type: 'choice'; of: 'setting' | 'item'; value: string }
  /**
   * The next four are values in an ad entry: what the entry contains, its position in the document, and the pages or
   * sections that show it.
   */
  | { type: 'adType'; kind: AdKind }
  | { type: 'adPosition'; position: 'head' | 'body' }
  | { type: 'pageKind'; kind: PageKind }
  | { type: 'all' }
  /** An ad entry. `content` is its link, HTML, address or code. */
  | { type: 'ad'; kind: AdKind; name: string; adNumber: number; content: string }
  /** The layout of a page: the built-in one, or a layout of its own. */
  | { type: 'layout'; isOwn: boolean }
  /** A layout, described by its differences from another layout. */
  | { type: 'layoutChange'; layout: ShownLayout }
  /** A text of a translation. `text` is `null` if only its state is known. */
  | { type: 'translated'; text: string | null; isReviewed: boolean }
  /** Several texts, and how many more are not shown. */
  | { type: 'texts'; texts: readonly ShownText[]; more: number }
  /** A list or object that has no specific form, as JSON. */
  | { type: 'code'; text: string };

/** A small version of a picture. */
export interface ShownPicture {
  /** Empty if the picture is on another host or no longer exists. */
  src: string;
  /** Average colour, `#rrggbb`. */
  color: string;
  /** Path or address of the picture. */
  path: string;
}

/** A piece of a text that is compared word by word. */
export interface TextPiece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Where a field is in its part or item. */
export interface FieldReference {
  /** Identifies the field within its target. */
  path: string;
  /** The title of a setting. Otherwise empty. */
  title: string;
  /** The name of the entry that contains the field, such as a category. Otherwise empty. */
  entry: string;
  /** The field of an item that contains the value, and the fields inside it that lead to the value. Otherwise empty. */
  fields: readonly NamedField[];
  /** The translation that contains the value. Missing for values outside translations. */
  translation?: ShownTranslation;
  /** The page or block that contains the value. Missing for values outside layouts. */
  layoutPosition?: ShownLayoutPosition;
}

/** A translation, and the original text that it belongs to. */
export interface ShownTranslation {
  /** Name of the language. Empty if the value contains all languages. */
  language: string;
  /**
   * `text`: a translated text. `state`: the records of whether it is reviewed or outdated. `all`: all texts of the
   * language.
   */
  what: 'all' | 'text' | 'state';
  /** The original text. `null` if the value does not belong to a single text. */
  original: { field: FieldReference; target: Pick<ShownTarget, 'kind' | 'name'> } | null;
}

/** One of several texts in a value. */
export interface ShownText extends FieldReference {
  value: ShownValue;
}

/** A changed text of a field that contains several. */
export interface ShownTextDifference extends FieldReference {
  before: ShownValue;
  after: ShownValue;
}

/** What changed in a field that contains several texts. `more` is the number of changes that are not shown. */
export interface ShownTexts {
  differences: readonly ShownTextDifference[];
  more: number;
}

/** What happened to an entry of a list. Entries are numbered from 1. `number` is `null` if the order has no meaning. */
export type ShownEntryChange =
  | { kind: 'moved'; name: ShownName; from: number; to: number }
  | { kind: 'added' | 'removed'; name: ShownName; number: number | null };

/** What changed in a list. `more` is the number of changes that are not shown. */
export interface ShownList {
  entries: readonly ShownEntryChange[];
  more: number;
  /** The changed fields of the entries that are in the list both before and after the change. */
  fields: readonly ShownField[];
}

/** A field of an item's form. */
export interface NamedField {
  name: string;
  /** The title of the field in the schema. Empty if the schema has none. */
  title: string;
  /** The number of the list entry that contains the value, from 1. `null` if the whole field is meant. */
  number: number | null;
}

/** What changed in the layouts of a section. */
export interface ShownLayout {
  section: string;
  /** The pages that differ. Empty if the blocks are the same. */
  pages: readonly { kind: PageKind; differences: readonly LayoutDifference[] }[];
  /** The types of the blocks in the differences. */
  types: readonly BlockType[];
  /** The sections, categories and items that the settings of these blocks refer to. */
  sources: LayoutSources;
}

/** Where a value is in the layouts. */
export interface ShownLayoutPosition extends Pick<LayoutPosition, 'block' | 'kind'> {
  section: string;
  /** Title of a setting. Empty for a whole block or layout. */
  setting: string;
}

/** A changed field. */
export interface ShownField extends FieldReference {
  before: ShownValue;
  after: ShownValue;
  /** The comparison of two long texts, word by word. `null` for other values. */
  pieces: readonly TextPiece[] | null;
  /** The differences of layouts, shown in place of `before` and `after`. */
  layout: ShownLayout | null;
  /**
   * The changed texts of a field that contains several, shown in place of `before` and `after`. Missing for other
   * fields.
   */
  texts?: ShownTexts;
  /** What changed in a list, shown in place of `before` and `after`. */
  list?: ShownList;
  /** The move of an item, shown in place of `before` and `after`. */
  move?: Move;
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
  /** Address of the screen that edits the target. Empty if no screen does. */
  href: string;
}

/** What changed in one part, item or picture. */
export interface ShownChange extends ShownTarget {
  change: 'added' | 'changed' | 'removed';
  /** The cover of an item, or the picture itself. */
  cover: ShownPicture | null;
  /** Empty for items and pictures that were added or removed. */
  fields: readonly ShownField[];
}

/** A field that two changes set to different values. */
export interface ShownConflict extends ShownTarget, FieldReference {
  before: ShownValue;
  mine: ShownValue;
  now: ShownValue;
}

/** A refused value, with a description of the allowed ones. */
export interface ShownFault extends FieldReference {
  /** The part, item or picture with the value. `null` if the fault concerns the whole site. */
  target: ShownTarget | null;
  problem: string;
  allowed: string;
}
