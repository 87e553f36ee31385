import { useCallback, useEffect, useState } from 'react';

/** Milliseconds to wait for the script of a page after its document was loaded. */
const patience = 10_000;

interface OpenedPage {
  address: string;
  /** The key of the preview with which the page was opened. */
  key: string;
  /** Number of times that the operator has tried again. */
  attempt: number;
}

/**
 * Follows the loading of the page in the canvas. The page is opened again if its address changes, but not if only the
 * key does, which changes with each load of the screen's data.
 */
export function useOpenedPage(address: string, key: string) {
  const [opened, setOpened] = useState<OpenedPage>({ address, key, attempt: 0 });
  const [progress, setProgress] = useState<'requested' | 'loaded' | 'ready' | 'failed'>('requested');
  const [isBlank, setBlank] = useState(true);
  const open = (attempt: number) => {
    setOpened({ address, key, attempt });
    setProgress('requested');
  };
  if (opened.address !== address) open(0);
  useEffect(() => {
    if (progress !== 'loaded') return undefined;
    const timer = setTimeout(() => setProgress('failed'), patience);
    return () => clearTimeout(timer);
  }, [progress]);
  return {
    opened,
    /** Whether no page has been loaded yet. */
    isBlank,
    /** Whether the page can be edited, or has no script. */
    isReady: progress === 'ready',
    /** Whether a document was loaded that does not answer, such as the message of a server that is overloaded. */
    hasFailed: progress === 'failed',
    noteLoaded: useCallback(() => {
      setBlank(false);
      setProgress((before) => (before === 'requested' ? 'loaded' : before));
    }, []),
    noteReady: useCallback(() => {
      setBlank(false);
      setProgress('ready');
    }, []),
    retry: () => open(opened.attempt + 1),
  };
}
