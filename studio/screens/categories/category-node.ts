/** A category in the tree. */
export interface CategoryNode {
  id: number;
  name: string;
  /** Media path or address of the icon. Empty if it has none. */
  icon: string;
  /** Picture of the category's page, as media path or address. */
  picture: string;
  title: string;
  description: string;
  /** Whether it only leads to another section. It then has no items. */
  isLink: boolean;
  /** Number of items in the category itself. */
  own: number;
  /** Number of items that are in no other category. */
  only: number;
  /** Number of items on the page of the category: its own and those of the categories below it. */
  total: number;
  children: readonly CategoryNode[];
}

/** A tag with the number of its items. */
export interface TagRow {
  key: string;
  name: string;
  count: number;
}

/** A menu has at most this many levels. */
export const maxLevels = 4;

/** A category with its position in the tree. */
export interface ListedNode {
  node: CategoryNode;
  /** Ids of the categories above it. */
  above: readonly number[];
  parent: number | null;
}

/** Lists all categories, parents before their children. */
export function listNodes(nodes: readonly CategoryNode[], above: readonly number[] = []): ListedNode[] {
  return nodes.flatMap((node) => [
    { node, above, parent: above.at(-1) ?? null },
    ...listNodes(node.children, [...above, node.id]),
  ]);
}

/** Returns the number of levels that a category and the categories below it occupy. */
export function levelsOf({ children }: CategoryNode): number {
  return 1 + Math.max(0, ...children.map(levelsOf));
}

/**
 * Whether the category `id` can become a child of the category `parent`. A `parent` of `null` means the top of the
 * tree.
 */
export function canContain(tree: readonly CategoryNode[], id: number, parent: number | null): boolean {
  const nodes = listNodes(tree);
  const moved = nodes.find(({ node }) => node.id === id);
  if (!moved) return false;
  if (parent === null) return true;
  const target = nodes.find(({ node }) => node.id === parent);
  if (!target || target.node.isLink || parent === id || target.above.includes(id)) return false;
  return target.above.length + 1 + levelsOf(moved.node) <= maxLevels;
}
