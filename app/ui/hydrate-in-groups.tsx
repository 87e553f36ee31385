import { Suspense, type ReactNode } from 'react';

/** Large enough that a boundary costs little per item, and small enough that one group is hydrated in few milliseconds. */
const groupSize = 12;

/**
 * The items of a list, in groups that React hydrates one after the other with pauses for other work. A click makes React
 * hydrate its group first. The items have keys.
 */
export function HydrateInGroups({ items }: { items: readonly ReactNode[] }) {
  return Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) => {
    const from = group * groupSize;
    return <Suspense key={from}>{items.slice(from, from + groupSize)}</Suspense>;
  });
}
