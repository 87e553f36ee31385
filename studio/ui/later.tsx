import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { loadWhenIdle } from './load-when-idle.ts';
import { persist } from './persist.ts';
import { showToast } from './toast.tsx';

/**
 * Returns a component for something that a click opens, such as a dialog or the contents of a popover. Its code is not
 * part of the screen's first scripts. It is loaded when the browser has nothing else to do, or when `isNeeded` returns
 * true for the component's props. Until then the component renders nothing. From then on the component stays rendered.
 * If the code cannot be loaded, a toast says so, and the code is requested again until it arrives.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean = () => true,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const start = async () => {
    loaded ??= await load();
    return loaded;
  };
  loadWhenIdle(start);
  return function Later(props: Props) {
    const t = useMessages('studio');
    // A component in an object, because React calls a function that is passed as a state.
    const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
    const isWanted = part === null && isNeeded(props);
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
    return part && <part.Part {...props} />;
  };
}
