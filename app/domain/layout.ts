/** Page kinds in the order of their numbers 1 to 6 in a bundle (spec LAY-1). */
export const pageKinds = ['home', 'details', 'category', 'search', 'play', 'mygames'] as const;
export type PageKind = (typeof pageKinds)[number];

/** One block instance: its type and its settings as stored, checked by the block's schema. */
export interface BlockInstance {
  type: string;
  settings: Readonly<Record<string, unknown>>;
}

/** The ordered blocks of one page kind of one vertical. */
export type Layout = readonly BlockInstance[];

/** Layouts by vertical id and page kind. */
export type LayoutSet = ReadonlyMap<number, Readonly<Partial<Record<PageKind, Layout>>>>;

/** Maximum number of blocks in a layout. */
export const maxBlocksPerLayout = 25;
