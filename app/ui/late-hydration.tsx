import { Suspense, use, useEffect, useState, type ReactNode, type RefObject } from 'react';

/** Decides when React hydrates a part of the server's HTML. */
export interface HydrationGate {
  open: () => void;
  /** Suspends the calling component until the gate is open. */
  use: () => void;
}

/**
 * Creates a closed gate. It is open from the start on the server, and for parts that the browser itself renders.
 *
 * React itself may need a part that waits, because a context above it has changed. It then tries to hydrate it once
 * more, and this second attempt opens the gate: otherwise React would wait for it, or discard the server's elements.
 */
export function createGate(): HydrationGate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isOpen = import.meta.env.SSR || 'hydrated' in document.documentElement.dataset;
  let isTried = false;
  function open() {
    isOpen = true;
    resolve();
  }
  return {
    open,
    use() {
      if (isOpen) return;
      if (isTried) return open();
      isTried = true;
      use(promise);
    },
  };
}

/**
 * Shows the server's HTML of its children, and hydrates it when the gate opens. A parent that renders again with other
 * children makes React hydrate it at once.
 */
export function LateHydration({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  return (
    <Suspense>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  );
}

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  gate.use();
  return children;
}

/**
 * Children of `box` that are hydrated when the first of them, the one at position `from`, comes near the visible area.
 */
export function HydrateNear({
  box,
  from = 0,
  children,
}: {
  box: RefObject<Element | null>;
  from?: number;
  children: ReactNode;
}) {
  const [gate] = useState(createGate);
  useEffect(() => {
    const first = box.current?.children[from];
    if (!first) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        gate.open();
      },
      { rootMargin: '25%' },
    );
    near.observe(first);
    return () => near.disconnect();
  }, [box, from, gate]);
  return <LateHydration gate={gate}>{children}</LateHydration>;
}

/** Large enough that a boundary costs little per item, and small enough that one group is hydrated in few milliseconds. */
const groupSize = 12;

/** The items of the list `box`, hydrated in groups when they come near the visible area. The items have keys. */
export function HydrateInGroups({
  box,
  items,
}: {
  box: RefObject<Element | null>;
  items: readonly ReactNode[];
}) {
  return Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) => {
    const from = group * groupSize;
    return (
      <HydrateNear key={from} box={box} from={from}>
        {items.slice(from, from + groupSize)}
      </HydrateNear>
    );
  });
}
