import { z } from 'zod';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { maxBlocksPerLayout, pageKinds, type PageKind } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';

/*
 * The layout library: complete layouts that operators can choose. A layout is a JSON file in the folder
 * `layout-library` of its vertical. Its blocks have the form in which a bundle contains them, with one difference:
 * `category_index` is a rank among the categories of the menu, and 0 is the category with the most items
 * (docs/layouts.md).
 */

const blockSchema = z.strictObject({
  module: z.string().min(1),
  config: z.record(z.string(), z.json()),
});

const fileSchema = z.strictObject({
  name: z.string().min(1),
  /** One sentence that describes the look of the layout. */
  description: z.string().min(1),
  /** One sentence that says for which sites the layout is made. */
  goodFor: z.string().min(1),
  /** The blocks of each page, by the number of its kind. */
  pages: z.partialRecord(
    z.enum(['1', '2', '3', '4', '5', '6']),
    z.array(blockSchema).min(1).max(maxBlocksPerLayout),
  ),
});

type StoredBlock = z.output<typeof blockSchema>;

/** Blocks by the number of the page kind, as in a bundle. */
export type LibraryPages = z.output<typeof fileSchema>['pages'];

export interface LibraryLayout extends z.output<typeof fileSchema> {
  /** The name of its file, which addresses and commands use. */
  id: string;
  verticalId: number;
  /** The page kinds for which the layout contains blocks. */
  kinds: readonly PageKind[];
}

/** Query parameter of the canvas. It names a layout of the library. The server reads and removes the parameter. */
export const libraryParameter = 'library-layout';

/** The layouts of each vertical, by its id. */
export type LayoutLibrary = ReadonlyMap<number, readonly LibraryLayout[]>;

/** Reads a layout from the content of its file. Throws if the content is not a layout. */
export function readLibraryLayout(verticalId: number, id: string, content: unknown): LibraryLayout {
  const layout = fileSchema.parse(content);
  const kinds = pageKinds.filter((_kind, index) => ownValue(layout.pages, String(index + 1)) !== undefined);
  return { ...layout, id, verticalId, kinds };
}

/** The catalogues that the blocks of a layout take their items from. */
interface FittedSite {
  catalogues: ReadonlyMap<number, Catalogue>;
}

/**
 * Returns the blocks of a layout for one site: each `category_index` becomes the position of that category in the
 * site's menu, or is removed if the site has fewer categories. Blocks with items of a section that is not installed
 * are left out.
 */
export function fitToSite({ verticalId, pages }: LibraryLayout, site: FittedSite): LibraryPages {
  const fitBlock = ({ module: type, config }: StoredBlock): StoredBlock[] => {
    const { category_index: rank, ...others } = config;
    const sourceId = Number(config.data_type ?? 0) || verticalId;
    const catalogue = site.catalogues.get(sourceId);
    if (!catalogue && sourceId !== verticalId) return [];
    const position = typeof rank === 'number' && catalogue ? nthFullest(catalogue, rank) : null;
    return [{ module: type, config: position === null ? others : { ...others, category_index: position } }];
  };
  return Object.fromEntries(Object.entries(pages).map(([kind, blocks]) => [kind, blocks.flatMap(fitBlock)]));
}

/**
 * Returns the menu position of the category that has the given rank by number of items. Rank 0 has the most items.
 * Returns `null` if there are too few categories with items.
 */
function nthFullest({ categories, itemsByCategory }: Catalogue, rank: number): number | null {
  const counts = categories.map(({ id, target }, position) => ({
    position,
    count: target ? 0 : (itemsByCategory.get(id)?.length ?? 0),
  }));
  const filled = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return filled[rank]?.position ?? null;
}

/** The part of the bundle that contains the layouts of all pages. */
const target = { kind: 'part', verticalId: 0, key: 'layouts' } as const satisfies ChangeTarget;

/** Returns the edits that give a section these layouts. Returns an empty list if the section already has them. */
export function planLibraryEdits(
  layouts: JsonValue | undefined,
  verticalId: number,
  pages: LibraryPages,
): Edit[] {
  const section = String(verticalId);
  const own = isJsonObject(layouts) ? ownValue(layouts, section) : undefined;
  if (!isJsonObject(layouts)) return [{ kind: 'set', target, path: [], value: { [section]: pages } }];
  if (!isJsonObject(own)) return [{ kind: 'set', target, path: [section], value: pages }];
  return Object.entries(pages).flatMap(([kind, blocks]): Edit[] =>
    JSON.stringify(ownValue(own, kind)) === JSON.stringify(blocks)
      ? []
      : [{ kind: 'set', target, path: [section, kind], value: blocks }],
  );
}
