import type { JsonValue } from '#app/lib/json.ts';
import type { ColorUse } from '#app/settings/color-contrast.server.ts';

/** A setting of a block as a form field. */
export type BlockField = {
  /** Name of the setting in a bundle, such as `item_count`. */
  key: string;
  title: string;
  help: string;
  /** Unit of the setting's number, such as “px”. */
  unit: string;
  /** Value of the setting if the layout does not set it. */
  initial: JsonValue;
} & BlockControl;

export interface ControlOption {
  id: string;
  label: string;
}

/**
 * The control with which an operator edits a setting. The kinds from `section` to `picture` choose something that the
 * site contains.
 */
export type BlockControl =
  | { kind: 'text'; lines: number }
  | { kind: 'number'; minimum: number | null; maximum: number | null }
  | { kind: 'switch' | 'section' | 'category' | 'tag' | 'item' | 'picture' | 'json' }
  /** `use` is the purpose of the colour. `null` if the block does not declare one. */
  | { kind: 'color'; use: ColorUse | null }
  | { kind: 'choice'; options: readonly ControlOption[] }
  /** Any number of the options. The value lists the chosen options in the order of `options`. */
  | { kind: 'choices'; options: readonly ControlOption[] }
  /** A list of texts, one a line. */
  | { kind: 'lines' }
  /** A list of whole numbers. */
  | { kind: 'numbers' }
  /** An object with a fixed set of fields. */
  | { kind: 'group'; fields: readonly BlockField[] }
  /** A list of objects with the same fields. */
  | { kind: 'rows'; fields: readonly BlockField[] };

/** Parts of a block's form. */
export const fieldGroups = ['content', 'look', 'ads'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** A type of block that a layout can contain. */
export interface BlockType {
  type: string;
  /** Name of the type for people, such as “Category chips”. */
  name: string;
  description: string;
  region: 'header' | 'main' | 'footer';
  /** Whether only this section has the block. */
  isOwn: boolean;
  /** Whether the block has something to show on this kind of page. */
  isFitting: boolean;
  fields: Readonly<Record<FieldGroup, readonly BlockField[]>>;
}
