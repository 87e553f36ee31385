import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { action } from '../../draft/preview.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const lifetimes = ['1', '7', '30'] as const;

/** Creates links with which others can view the draft, and revokes them. */
export function ShareButton({ draft: { id, revision } }: { draft: { id: number; revision: number } }) {
  const t = useMessages('publish');
  const formats = useFormats();
  const { submit, data, state } = useFetcher<typeof action>();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof lifetimes)[number]>('7');
  const send = (fields: Record<string, string | number>) =>
    void submit(fields, { method: 'post', action: '/draft/preview' });
  return (
    <>
      <Button icon={<Share2 aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {t('share.button')}
      </Button>
      <Dialog
        title={t('share.title')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" onPress={() => send({ intent: 'revoke', id, revision })}>
              {t('share.revoke')}
            </Button>
            <Button isBusy={state !== 'idle'} onPress={() => send({ intent: 'share', id, days })}>
              {t('share.create')}
            </Button>
          </>
        }
      >
        <p>{t('share.text')}</p>
        <Segmented
          label={t('share.days')}
          options={lifetimes.map((one) => ({ id: one, label: t('share.lifetime', { days: Number(one) }) }))}
          value={days}
          onChange={setDays}
        />
        {data?.outcome === 'shared' && (
          <div>
            {t('share.until', {
              time: formats.date(data.endsAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
            <CopyField label={t('share.link')} value={data.link} />
          </div>
        )}
        {data?.outcome === 'saved' && <Banner kind="success">{t('share.revoked')}</Banner>}
        {(data?.outcome === 'outdated' || data?.outcome === 'not-found') && (
          <Banner>{t('share.changed')}</Banner>
        )}
      </Dialog>
    </>
  );
}
