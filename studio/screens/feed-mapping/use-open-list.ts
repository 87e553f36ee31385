import { useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { sendFile } from '../../ui/send-file.ts';
import type { OpenAnswer } from './documents.server.ts';
import type { EditedFeed } from './mapping.server.ts';

type Failure = Pick<Extract<OpenAnswer, { outcome: 'failed' }>, 'fault' | 'reason'>;

/**
 * Opens a list in the editor of a feed, or of a new feed (`null`). The list comes from an address that the server
 * reads, or from a file.
 */
export function useOpenList(feed: EditedFeed | null) {
  const navigate = useNavigate();
  const { submit, data, state } = useFetcher<OpenAnswer>();
  const [progress, setProgress] = useState<number | null>(null);
  const [uploaded, setUploaded] = useState<OpenAnswer | null>(null);
  const failure: Failure | null = [uploaded, data].find((answer) => answer?.outcome === 'failed') ?? null;

  function openAddress(address: string) {
    setUploaded(null);
    void submit({ intent: 'open', address, feed: feed?.id ?? '' }, { method: 'post' });
  }

  async function openFile(file: File) {
    setProgress(0);
    const parameters = new URLSearchParams({ name: file.name, ...(feed && { feed: String(feed.id) }) });
    const answer = await sendFile(`/feeds/map/upload?${parameters.toString()}`, file, setProgress);
    setProgress(null);
    const opened = answer?.status === 200 ? (answer.body as OpenAnswer) : null;
    if (opened?.outcome === 'opened') {
      void navigate(`/feeds/map?document=${opened.id}${feed ? `&feed=${feed.id}` : ''}`);
      return;
    }
    const fault = answer?.status === 413 ? 'large' : 'interrupted';
    setUploaded(opened ?? { outcome: 'failed', fault, reason: '' });
  }

  return {
    openAddress,
    openFile,
    /** Share of the file that has been sent, from 0 to 1. `null` if none is being sent. */
    progress,
    failure,
    isBusy: state !== 'idle',
  };
}
