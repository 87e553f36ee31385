import { asObject, isJsonObject } from '#app/lib/json.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { walkCategories, type Category } from '#app/domain/catalogue/category.ts';
import { maxBlocksPerLayout, type PageKind } from '#app/domain/layout.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { findCurrentDraft, readValue, type RequestArgs } from '../../draft/current-draft.server.ts';
import { sectionName } from '../content/section.server.ts';
import { settingsTarget } from '../settings/settings.server.ts';
import { measureColors, type MeasuredColor } from './block-colors.server.ts';
import { listChosenItems, type ChosenItem } from '#app/pages/layouts/block-form.server.ts';
import { readBlockTypes, type LayoutParams } from './block-types.server.ts';
import {
  findCanvasPage,
  readCanvasSource,
  type CanvasPage,
  type CanvasSource,
} from './canvas-source.server.ts';
import { compareLayouts, type LayoutDifference } from '#app/changes/compare-layouts.ts';
import { touchedBlocks, type StoredBlock } from './layout-edits.ts';
import { kindsOf, openLayout } from './open-layout.server.ts';

/** The categories and tags of a section that the fields of settings offer. */
export interface SectionSource {
  id: number;
  prefix: string;
  name: string;
  /** The categories at the top level of the menu. */
  categories: readonly { id: number; name: string }[];
  tags: readonly string[];
}

/** An item that a setting of a block names. */
export interface NamedItem extends ChosenItem {
  title: string;
}

/** The data of the layout editor that edits can change. */
export interface PagesData {
  section: { id: number; prefix: string; name: string };
  kind: PageKind;
  kinds: readonly PageKind[];
  sections: readonly SectionSource[];
  /** The items that settings of the blocks name. */
  items: readonly NamedItem[];
  /**
   * All categories of the section that have a page. Empty unless the page kind is `category`. Each name includes the
   * names of the categories above it.
   */
  categories: readonly { id: number; name: string }[];
  blocks: readonly StoredBlock[];
  /** Whether the page has a layout of its own instead of the built-in one. */
  isOwn: boolean;
  maxBlocks: number;
  /** The contrast of the colours of the page's blocks in the draft. */
  colors: readonly MeasuredColor[];
  /** `changes` are the differences from the published layout, and `ownChanges` those from the built-in layout. */
  changes: readonly LayoutDifference[];
  ownChanges: readonly LayoutDifference[];
  canvas: CanvasSource;
  page: CanvasPage | null;
}

/** Maximum number of tags that a field offers. */
const maxTags = 10_000;

export async function readPages(args: RequestArgs, params: LayoutParams): Promise<PagesData> {
  const layout = await openLayout(args, params);
  const { platform, server, kind, blocks, published, builtIn, layouts, has } = layout;
  const { catalogues } = platform.snapshots.current() ?? { catalogues: new Map<number, Catalogue>() };
  const draft = await findCurrentDraft(args);
  const touched = touchedBlocks(draft?.edits ?? [], layout.keys);
  const { searchParams } = new URL(args.request.url);
  const numberOf = (name: string) => Number(searchParams.get(name)) || undefined;
  const sections = platform.verticals.map((one): SectionSource => {
    const catalogue = catalogues.get(one.vertical.id);
    return {
      id: one.vertical.id,
      prefix: one.vertical.prefix,
      name: sectionName(platform, one),
      categories: (catalogue?.categories ?? []).map(({ id, name }) => ({ id, name })),
      tags: [...(catalogue?.tags.values() ?? [])].slice(0, maxTags).map(nameOfTag),
    };
  });
  const types = readBlockTypes(args, layout);
  const ownBlocks = platform.blocks.get(server.vertical.id);
  // The differences from the published and from the built-in layout also name items, which need their titles.
  const chosen = listChosenItems(
    [...blocks, ...published, ...builtIn],
    (type) => ownBlocks?.get(type),
    server.vertical.id,
  );
  const { value: settings = null } = await readValue(args, settingsTarget);
  return {
    section: {
      id: server.vertical.id,
      prefix: server.vertical.prefix,
      name: sectionName(platform, server),
    },
    kind,
    kinds: kindsOf(server, isJsonObject(layouts) ? layouts : undefined),
    sections,
    items: nameItems(chosen, catalogues),
    categories: kind === 'category' ? pathsOf(catalogues.get(server.vertical.id)?.categories ?? []) : [],
    blocks,
    isOwn: has === 'layout',
    maxBlocks: maxBlocksPerLayout,
    colors: measureColors(blocks, types, decodeSettings(asObject(settings)), kind),
    changes: compareLayouts(published, blocks, touched),
    ownChanges: compareLayouts(builtIn, blocks, touched),
    canvas: await readCanvasSource(platform, draft && draft.edits.length > 0 ? draft.id : null),
    page: findCanvasPage(platform, server, kind, {
      item: numberOf('item'),
      category: numberOf('category'),
      keyword: searchParams.get('keyword')?.slice(0, 100),
    }),
  };
}

/** Returns the items that settings of blocks choose, with their titles. */
function nameItems(items: readonly ChosenItem[], catalogues: ReadonlyMap<number, Catalogue>): NamedItem[] {
  const found = new Map<string, NamedItem>();
  for (const { section, id } of items) {
    const title = catalogues.get(section)?.itemById.get(id)?.title;
    if (title !== undefined) found.set(`${section} ${id}`, { section, id, title });
  }
  return [...found.values()];
}

/** Returns the text that selects a tag: its name, or its key if that differs from the name in more than case. */
function nameOfTag({ key, name }: { key: string; name: string }): string {
  return name.toLowerCase() === key ? name : key;
}

/**
 * Returns the categories of a menu that have a page of their own. Each name includes the names of the categories above
 * it.
 */
function pathsOf(menu: readonly Category[]): { id: number; name: string }[] {
  return [...walkCategories(menu)]
    .filter(({ category }) => !category.target)
    .map(({ category, ancestors }) => ({
      id: category.id,
      name: [...ancestors, category].map(({ name }) => name).join(' › '),
    }));
}
