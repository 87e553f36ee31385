import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';

/** Decides when React hydrates one part of the server's HTML. */
export interface HydrationGate {
  /** False for a part that the browser has rendered. Its gate is open from the start. */
  isForServerHtml: boolean;
  open: () => void;
  /** Suspends the calling component until the gate is open. */
  use: () => void;
}

/** Returns a gate that is closed while the calling component is hydrated, until `open` is called. */
export function useHydrationGate(): HydrationGate {
  const isForServerHtml = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [gate] = useState(() => createGate(isForServerHtml));
  return gate;
}

/** Functions that make closed gates open the next time React tries to hydrate their parts. */
const closedGates = new Set<() => void>();

// A click makes React hydrate the clicked part. If that attempt suspended, React would stop the click, and the browser
// would follow a link without the router. This listener is on the window, so it runs before React's listeners on the
// document.
if (!import.meta.env.SSR) {
  window.addEventListener(
    'click',
    () => {
      for (const allow of closedGates) allow();
      closedGates.clear();
    },
    { capture: true },
  );
}

/**
 * Creates a gate, which also opens when React tries to hydrate its part a second time. React does so if a context
 * above the part has changed. With a closed gate, React would then wait, or discard the server's elements.
 */
function createGate(isForServerHtml: boolean): HydrationGate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isOpen = import.meta.env.SSR || !isForServerHtml;
  let isTried = false;
  function allow() {
    isTried = true;
  }
  function open() {
    isOpen = true;
    closedGates.delete(allow);
    resolve();
  }
  if (!isOpen) closedGates.add(allow);
  return {
    isForServerHtml,
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
 * Shows the server's HTML of its children, and hydrates it when the gate opens. Other children, or the same ones
 * rendered again, make React hydrate them at once.
 */
export function LateHydration({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  return useMemo(
    () => (
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    ),
    [gate, children],
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
  const gate = useHydrationGate();
  useEffect(() => {
    const first = box.current?.children[from];
    if (!first || !gate.isForServerHtml) return;
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
