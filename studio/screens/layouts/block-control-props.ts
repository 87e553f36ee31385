import type { JsonValue } from '#app/lib/json.ts';
import type { BlockField } from '#app/changes/block-field.ts';

/** The properties of every control of a block's setting. */
export interface BlockControlProps {
  field: BlockField;
  value: JsonValue;
  /** The section whose categories, tags and items the block shows. */
  sourceId: number;
  isReadOnly: boolean;
  error?: string | undefined;
  published?: { text: string; restore: () => void } | undefined;
  /** Called with the value while it is being edited. */
  onChange: (value: JsonValue) => void;
  /** Called with the value to save. */
  onCommit: (value: JsonValue) => void;
}
