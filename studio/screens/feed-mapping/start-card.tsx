import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readStoredMapping, type UnsavedMapping } from './mapping-storage.ts';
import type { EditedFeed } from './mapping.server.ts';
import { useOpenList } from './use-open-list.ts';

/** Asks for the list: an address that the server reads, or a file. */
export function StartCard({ feed, isGone }: { feed: EditedFeed | null; isGone: boolean }) {
  const t = useMessages('feed-mapping');
  const [address, setAddress] = useState(feed?.address ?? '');
  const [unsaved, setUnsaved] = useState<UnsavedMapping | null>(null);
  const { openAddress, openFile, progress, failure, isBusy } = useOpenList(feed);
  const feedId = feed?.id ?? null;
  useEffect(() => {
    const stored = readStoredMapping(feedId);
    // oxlint-disable react-hooks/set-state-in-effect -- The server has no storage, so the first render cannot read it.
    setUnsaved(stored);
    if (stored && !stored.isFile) setAddress(stored.source);
    // oxlint-enable react-hooks/set-state-in-effect
  }, [feedId]);
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
            openAddress(address);
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
          <Button type="submit" kind="primary" isBusy={isBusy} isDisabled={address.trim() === ''}>
            {t('start.read')}
          </Button>
        </Form>
        <FileField
          label={t('start.file')}
          text={<p className="text-secondary text-muted">{t('start.drop')}</p>}
          button={t('start.choose')}
          progress={progress === null ? null : { label: t('start.sending'), share: progress }}
          onFiles={([file]) => {
            if (file) void openFile(file);
          }}
          className="p-4"
        />
      </div>
    </Card>
  );
}
