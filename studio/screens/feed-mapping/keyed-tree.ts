import type { ValueNode } from '#app/feeds/mapping/value-tree.ts';

/** A value with a key that no other value of the tree has. */
export interface KeyedNode extends Omit<ValueNode, 'children'> {
  key: string;
  children: KeyedNode[];
}

/** Gives each node a key: its path, and the number of nodes before it that have the same path. */
export function keyTree(tree: readonly ValueNode[]): KeyedNode[] {
  const counts = new Map<string, number>();
  const addKeys = (nodes: readonly ValueNode[]): KeyedNode[] =>
    nodes.map((node) => {
      const count = counts.get(node.path) ?? 0;
      counts.set(node.path, count + 1);
      return { ...node, key: `${node.path} ${count}`, children: addKeys(node.children) };
    });
  return addKeys(tree);
}

/**
 * Returns the nodes whose path or values contain a text, and the nodes above them. If no node below such a node
 * contains the text, all nodes below it are returned, too. Case does not matter.
 */
export function filterTree(tree: readonly KeyedNode[], search: string): KeyedNode[] {
  const text = search.trim().toLowerCase();
  if (text === '') return [...tree];
  return tree.flatMap((node) => {
    const isFound = [node.path, ...node.values].some((one) => one.toLowerCase().includes(text));
    const children = filterTree(node.children, search);
    if (isFound && children.length === 0) return [node];
    return isFound || children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Returns all nodes of a tree by their keys, each before its children. */
export function nodesByKey(
  nodes: readonly KeyedNode[],
  byKey = new Map<string, KeyedNode>(),
): ReadonlyMap<string, KeyedNode> {
  for (const node of nodes) {
    byKey.set(node.key, node);
    nodesByKey(node.children, byKey);
  }
  return byKey;
}
