import { Suspense, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { loadWhenIdle } from './load-when-idle.ts';
import { persist } from './persist.ts';

/**
 * Returns a component whose code is not part of the screen's first scripts, for something that the screen shows from
 * the start, such as a list whose rows can be dragged. The server renders it, and the browser hydrates it once its code
 * is loaded. If the browser renders it before that, it shows `Fallback`, which must have the same size.
 */
export function lazyHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): ComponentType<Props> {
  // Wrapped in an object, because a variable that contains a component looks like a component that is created while
  // rendering.
  let loaded: { Part: ComponentType<Props> } | null = null;
  let loading: Promise<{ Part: ComponentType<Props> }> | null = null;
  const start = () => {
    loading ??= persist(load).then((Part) => (loaded = { Part: Part ?? Fallback }));
    return loading;
  };
  if (import.meta.env.SSR) void start();
  else loadWhenIdle(start);

  // Does not use `React.lazy`, which suspends for a moment even if the code is loaded.
  function Loaded(props: Props) {
    const part = loaded ?? use(start());
    return <part.Part {...props} />;
  }

  return function LazilyHydrated(props: Props) {
    const [first] = useState(props);
    const [isLoaded, setLoaded] = useState(loaded !== null);
    useEffect(() => {
      let isShown = true;
      void start().then(() => isShown && setLoaded(true));
      return () => {
        isShown = false;
      };
    }, []);
    // New props would make React discard the server's HTML if the code that hydrates it is not loaded yet, so the first
    // props stay until then.
    const shown = isLoaded ? props : first;
    return useMemo(
      () => (
        <Suspense fallback={<Fallback {...shown} />}>
          <Loaded {...shown} />
        </Suspense>
      ),
      [shown],
    );
  };
}
