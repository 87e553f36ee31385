import { listNodes, type CategoryNode } from './category-node.ts';

/** A position in the tree: below a parent (`null`: at the top), before another category or at the end. */
export interface TreePosition {
  parent: number | null;
  before: number | null;
}

/** The category that another one is dropped on, before or after. */
export interface DropTarget {
  key: unknown;
  dropPosition: 'on' | 'before' | 'after';
}

/** Returns the position at which a category is dropped, or `null` if the target does not exist. */
export function positionOfDrop(
  nodes: readonly CategoryNode[],
  { key, dropPosition }: DropTarget,
): TreePosition | null {
  const all = listNodes(nodes);
  const target = all.find(({ node }) => node.id === key);
  if (!target) return null;
  if (dropPosition === 'on') return { parent: target.node.id, before: null };
  const { parent } = target;
  if (dropPosition === 'before') return { parent, before: target.node.id };
  const siblings = all.filter((other) => other.parent === parent).map(({ node }) => node.id);
  return { parent, before: siblings[siblings.indexOf(target.node.id) + 1] ?? null };
}
