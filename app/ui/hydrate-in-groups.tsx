import { Suspense, type ReactNode } from 'react';

/**
 * Number of items in a group. Large enough that a boundary costs little per item, and small enough that a group is
 * hydrated within a few milliseconds.
 */
const groupSize = 12;

/**
 * The items of a list in groups. React hydrates one group at a time, with pauses for other work. A click makes React
 * hydrate the clicked group first. Each item must have a key.
 */
export function HydrateInGroups({ items }: { items: readonly ReactNode[] }) {
  return Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) => {
    const from = group * groupSize;
    return <Suspense key={from}>{items.slice(from, from + groupSize)}</Suspense>;
  });
}
