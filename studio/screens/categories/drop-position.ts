import { listNodes, type CategoryNode } from './category-node.ts';

/**
 * A position in the tree. `parent` is `null` at the top level. `before` is the category that follows, or `null` at the
 * end.
 */
export interface TreePosition {
  parent: number | null;
  before: number | null;
}

/** The category on, before or after which another one is dropped. */
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
