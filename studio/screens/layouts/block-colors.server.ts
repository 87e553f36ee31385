import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { measureColor, type ColorContrast, type ColorUse } from '#app/settings/color-contrast.server.ts';
import { fieldGroups, type BlockField, type BlockType } from '#app/changes/block-field.ts';
import type { StoredBlock } from './layout-edits.ts';

/** A colour of a block with its contrast in each theme. */
export interface MeasuredColor {
  use: ColorUse;
  value: string;
  contrasts: readonly ColorContrast[];
}

/**
 * Measures the contrast of each colour of the blocks for which the schema names a use. Lists each combination of use
 * and colour once.
 */
export function measureColors(
  blocks: readonly StoredBlock[],
  types: readonly BlockType[],
  settings: SiteSettings,
  kind: PageKind,
): MeasuredColor[] {
  const fields = new Map(
    types.map((type) => [type.type, fieldGroups.flatMap((group) => type.fields[group])]),
  );
  const found = blocks.flatMap(({ module: type, config }) => listColors(fields.get(type) ?? [], config));
  const distinct = new Map(found.map((color) => [`${color.use} ${color.value}`, color]));
  return [...distinct.values()].map((color) => ({
    ...color,
    contrasts: measureColor(settings, kind, color),
  }));
}

function listColors(
  fields: readonly BlockField[],
  values: JsonValue,
): Pick<MeasuredColor, 'use' | 'value'>[] {
  if (!isJsonObject(values)) return [];
  return fields.flatMap((field) => {
    const value = ownValue(values, field.key);
    if (field.kind === 'color') {
      return field.use !== null && typeof value === 'string' ? [{ use: field.use, value }] : [];
    }
    if (field.kind !== 'group' && field.kind !== 'rows') return [];
    const rows = Array.isArray(value) ? value : [value ?? null];
    return rows.flatMap((row) => listColors(field.fields, row));
  });
}
