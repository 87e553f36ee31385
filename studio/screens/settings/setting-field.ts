import type { LanguageOption } from './language-list.ts';

/** A setting as a form field. */
export interface SettingField {
  /** The name of the setting in a bundle, or `info.` and the name of a field of the site info. */
  key: string;
  /** The slug of its group. */
  group: string;
  title: string;
  description: readonly DescriptionPart[];
  control: FieldControl;
  /** The value as the field shows it. */
  text: string;
  /** Identifies the value. A form sends it with a new value, so that the server detects conflicts. */
  revision: string;
  /** The default, in the form of `text`. */
  initial: string;
  /** Whether the operator has set a value other than the default. */
  isSet: boolean;
  /** The published value, if the draft has another one. Otherwise `null`. */
  published: string | null;
  /** Sentences about text that is hard to read with this value. */
  warnings: readonly string[];
  /** Whether the operator may not change it. Settings that decide which scripts run can only be changed by owners. */
  isLocked: boolean;
}

/** A part of a description. `name` is the title of another setting, `code` is a value or a file. */
export interface DescriptionPart {
  text: string;
  kind: 'text' | 'code' | 'name';
}

/** The control of a field, with its options. `code` is JSON. */
export type FieldControl =
  | { kind: 'code' | 'color' | 'lines' | 'number' | 'picture' | 'switch' | 'text' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'search' | 'sections'; options: readonly FieldOption[] }
  | { kind: 'languages'; options: readonly LanguageOption[] };

export interface FieldOption {
  id: string;
  label: string;
}

/** Settings under one heading. */
export interface SettingGroup {
  /** The end of the group's address. */
  slug: string;
  name: string;
  /** Number of settings that the draft changes. */
  changes: number;
}

/** The result of saving a setting. */
export type SaveResult =
  /**
   * `revision` is the revision of the saved value. `draft` is the draft after the step. It is missing if nothing
   * changed.
   */
  | { outcome: 'saved'; revision: string; draft?: { id: number; revision: number } }
  /** The value has changed since the form was filled. */
  | { outcome: 'conflict' }
  /** `allowed` describes the allowed values. */
  | { outcome: 'refused'; key: string; allowed: string }
  | { outcome: 'too-large' | 'forbidden' | 'unknown'; key: string };

/** A setting that the command palette offers. */
export interface FoundSetting {
  key: string;
  title: string;
  /** Name of the setting's group. `slug` is the end of the group's address. */
  group: string;
  slug: string;
}

/**
 * Returns the settings that match a query. Each word of the query must occur in the key, title, description or group of
 * the setting.
 */
export function findSettings(
  fields: readonly SettingField[],
  groups: readonly SettingGroup[],
  query: string,
): SettingField[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const names = new Map(groups.map(({ slug, name }) => [slug, name]));
  return fields.filter(({ key, title, description, group }) => {
    const text = [key, title, ...description.map((part) => part.text), names.get(group)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
