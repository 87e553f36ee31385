import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds to wait for a page. `requested`: until its document is loaded. `loaded`: until its script reports,
 * counted from the load of the document, or from three seconds after the answer of its link.
 */
const patience = { requested: 30_000, loaded: 10_000 };

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
  /** Whether the script has reported since the last load of a document. */
  const hasReported = useRef(false);
  const open = (attempt: number) => {
    setOpened({ address, key, attempt });
    setProgress('requested');
  };
  if (opened.address !== address) open(opened.attempt);
  useEffect(() => {
    // If the previous page was left before its load event, its script has reported, but the script of the next page has
    // not.
    if (progress === 'requested') hasReported.current = false;
    if (progress !== 'requested' && progress !== 'loaded') return undefined;
    const timer = setTimeout(() => setProgress('failed'), patience[progress]);
    return () => clearTimeout(timer);
  }, [progress]);
  return {
    opened,
    /** Whether no page has been loaded yet, or none since the operator tried again. */
    isBlank,
    /** Whether the page can be edited, or has no script. */
    isReady: progress === 'ready',
    /** Whether the page does not answer, for example because the server is overloaded. */
    hasFailed: progress === 'failed',
    noteLoaded: useCallback(() => {
      setBlank(false);
      // A link in the page can lead to a document without the script, which never becomes ready.
      if (!hasReported.current) setProgress('loaded');
      hasReported.current = false;
    }, []),
    noteReady: useCallback(() => {
      hasReported.current = true;
      setBlank(false);
      setProgress('ready');
    }, []),
    retry: () => {
      setBlank(true);
      open(opened.attempt + 1);
    },
  };
}
