import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FileTrigger, Form } from 'react-aria-components';
import { useFetcher, useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { sendFile } from '../../pictures/send-picture.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OpenAnswer } from './documents.server.ts';
import { readStoredMapping, type UnsavedMapping } from './mapping-storage.ts';
import type { EditedFeed } from './mapping.server.ts';

type Failure = Pick<Extract<OpenAnswer, { outcome: 'failed' }>, 'fault' | 'reason'>;

/** Asks for the list: an address that the server reads, or a file. */
export function StartCard({ feed, isGone }: { feed: EditedFeed | null; isGone: boolean }) {
  const t = useMessages('feed-mapping');
  const navigate = useNavigate();
  const { submit, data, state } = useFetcher<OpenAnswer>();
  const [address, setAddress] = useState(feed?.address ?? '');
  const [unsaved, setUnsaved] = useState<UnsavedMapping | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [uploaded, setUploaded] = useState<OpenAnswer | null>(null);
  const feedId = feed?.id ?? null;
  useEffect(() => {
    const stored = readStoredMapping(feedId);
    // oxlint-disable react-hooks/set-state-in-effect -- The server has no storage, so the first render cannot read it.
    setUnsaved(stored);
    if (stored && !stored.isFile) setAddress(stored.source);
    // oxlint-enable react-hooks/set-state-in-effect
  }, [feedId]);
  const failure: Failure | null = [uploaded, data].find((one) => one?.outcome === 'failed') ?? null;

  async function upload([file]: File[]) {
    if (!file) return;
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

  return (
    <Card title={t('start.title')}>
      <div className="flex max-w-2xl flex-col gap-5">
        {isGone && <Banner kind="info">{t('start.gone')}</Banner>}
        {!isGone && unsaved && <Banner kind="info">{t('start.unsaved', { source: unsaved.source })}</Banner>}
        {failure && (
          <Banner title={t('start.failed')}>
            {t('start.fault', { fault: failure.fault, reason: failure.reason })}
          </Banner>
        )}
        <p className="text-muted">{t('start.text')}</p>
        <Form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setUploaded(null);
            void submit({ intent: 'open', address, feed: feed?.id ?? '' }, { method: 'post' });
          }}
        >
          <TextField
            label={t('start.address')}
            isCode
            value={address}
            onChange={setAddress}
            spellCheck="false"
            className="min-w-0 flex-1 basis-72"
            placeholder="https://"
          />
          <Button type="submit" kind="primary" isBusy={state !== 'idle'} isDisabled={address.trim() === ''}>
            {t('start.read')}
          </Button>
        </Form>
        <FileDrop
          label={t('start.file')}
          onFiles={(files) => void upload(files)}
          className="flex min-h-24 flex-col items-start justify-center gap-2 rounded-row p-4"
        >
          {progress === null ? (
            <>
              <p className="text-secondary text-muted">{t('start.drop')}</p>
              <FileTrigger onSelect={(files) => void upload(files ? [...files] : [])}>
                <Button size="small" icon={<FileUp aria-hidden className="size-4" />}>
                  {t('start.choose')}
                </Button>
              </FileTrigger>
            </>
          ) : (
            <ProgressLine label={t('start.sending')} share={progress < 1 ? progress : null} />
          )}
        </FileDrop>
      </div>
    </Card>
  );
}
