import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { loadWhenIdle } from './load-when-idle.ts';
import { persist } from './persist.ts';
import { showToast } from './toast.tsx';

/**
 * Returns a component for something that a click opens, such as a dialog or the contents of a popover. Its code is not
 * part of the screen's first scripts. The code is loaded when the browser is idle, or when `isNeeded` returns true for
 * the component's props. Until `isNeeded` has returned true and the code is loaded, `Fallback` is rendered, such as the
 * plain rows of a table, or nothing. From then on the loaded component stays rendered. If the code cannot be loaded, a
 * toast says so, and the code is requested again until it arrives.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean = () => true,
  Fallback?: ComponentType<Props>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const start = async () => {
    loaded ??= await load();
    return loaded;
  };
  loadWhenIdle(start);
  return function LazyComponent(props: Props) {
    const t = useMessages('studio');
    // The component is wrapped in an object, because React calls a function that is passed as a state.
    const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
    // The server has not rendered the part, so the browser must not do so while it hydrates the document.
    const isHydrated = useSyncExternalStore(
      noSubscription,
      () => true,
      () => false,
    );
    const isWanted = isHydrated && part === null && isNeeded(props);
    if (isWanted && loaded) setPart({ Part: loaded });
    useEffect(() => {
      if (!isWanted) return undefined;
      const stop = new AbortController();
      const report = () => showToast({ text: t('part.delayed') });
      void persist(start, { signal: stop.signal, onFailure: report }).then(
        (Part) => Part && setPart({ Part }),
      );
      return () => stop.abort();
    }, [isWanted, t]);
    if (part) return <part.Part {...props} />;
    return Fallback ? <Fallback {...props} /> : null;
  };
}

function noSubscription() {
  return () => {};
}
