import type { JsonValue } from '#app/lib/json.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { OwnPageName } from '#app/domain/text-pages.ts';
import type { StoredBlock } from './compare-layouts.ts';
import type { NamedType } from './describe-layout.ts';

/** A setting of the site, as descriptions of changes name it. */
export interface NamedSetting {
  title: string;
  /** The default, for a site that does not set a value. */
  initial: JsonValue | undefined;
}

/** The English names of the sections, settings, items and other targets of changes. */
export interface SiteNames {
  /** Ids of all sections in the built-in order. */
  sectionIds: readonly number[];
  /** Returns the name of a section. */
  sectionOf(verticalId: number): string;
  /** Returns the id of the section with a prefix. */
  sectionWith(prefix: string): number | undefined;
  /** Returns a setting by its key. A key that begins with `info.` names a field of the site info. */
  settingOf(key: string): NamedSetting | undefined;
  /** Returns the title of an item. Empty if it is unknown. */
  itemOf(verticalId: number, id: number): string;
  /** Returns the name of a category. Empty if it is unknown. */
  categoryOf(verticalId: number, id: number): string;
  /** Returns the name of a tag. Empty if it is unknown. */
  tagOf(verticalId: number, key: string): string;
  /** Returns the name of an ad entry. Empty if it has none. */
  adOf(id: string): string;
  /** The operator's own text pages. */
  ownPages: readonly OwnPageName[];
  /** Returns the title of one of the operator's own text pages. */
  ownPageOf(name: OwnPageName): string;
  /** Returns the title that the schema of a section gives to a field of its items. Empty if it gives none. */
  itemFieldOf(verticalId: number, name: string): string;
  /** Returns the name and the fields of a block type. */
  blockTypeOf(verticalId: number, type: string): NamedType | undefined;
  /** Returns the title that the blocks of a section give to a setting. Empty if they have no such setting. */
  blockSettingOf(verticalId: number, key: string): string;
  /** Returns the name of the category at an index of a menu, or `undefined` if there is none. */
  categoryAt(verticalId: number, index: number): string | undefined;
  /** Returns the built-in blocks of a page. */
  builtInBlocks(verticalId: number, kind: PageKind): readonly StoredBlock[];
}
