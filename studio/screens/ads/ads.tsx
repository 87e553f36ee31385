import { FileText, MousePointerClick, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingRow } from '../settings/setting-row.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { PageView } from './page-view.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { Marker } from './placement.ts';
import { readAds } from './read-ads.server.ts';
import { entryInFrontOf, shownAd } from './shown-ad.ts';
import { numberOfSlot, slotId } from './sketch-rows.ts';
import { SlotForm } from './slot-form.tsx';
import { useAdAction } from './use-ad-action.ts';
import { usePlacement } from './use-placement.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readAds({ request, context }, new URL(request.url));
}

/** The ads manager: the entries, the slots of each page, and the form of the selected entry or slot. */
export default function AdsScreen() {
  const data = useLoaderData<typeof loader>();
  const { entries, sections, section, kind, blocks, settings, isOwner } = data;
  const t = useMessages('ads');
  const navigate = useNavigate();
  const { canEdit } = useDraft();
  const [parameters] = useSearchParams();
  const [slot, setSlot] = useState<{ page: string; marker: Marker } | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [dialog, setDialog] = useState<{ from: Marker | null } | null>(null);

  const pageId = `${section.prefix} ${kind}`;
  const marker = slot?.page === pageId ? slot.marker : null;
  const adNumber = marker && numberOfSlot(blocks, marker);
  const slotBlock = marker && adNumber !== null ? blocks[marker.block] : undefined;
  const addressOf = useCallback(
    (changes: { section?: string; page?: string; entry?: string | null }) => {
      const next = new URLSearchParams({ section: section.prefix, page: kind });
      const entry = changes.entry === undefined ? parameters.get('entry') : changes.entry;
      if (changes.section !== undefined) next.set('section', changes.section);
      if (changes.page !== undefined) next.set('page', changes.page);
      if (entry !== null) next.set('entry', entry);
      return `/ads?${next.toString()}`;
    },
    [kind, parameters, section.prefix],
  );
  const openEntry = useCallback(
    (id: number | null) => {
      setSlot(null);
      void navigate(addressOf({ entry: id === null ? null : String(id) }), { preventScrollReset: true });
    },
    [addressOf, navigate],
  );
  const acting = useAdAction(isOwner, openEntry);
  const selectSlot = useCallback(
    (next: Marker | null) => setSlot(next && { page: pageId, marker: next }),
    [pageId],
  );
  const action = `/ads/${section.prefix}/${kind}/place`;
  const placing = usePlacement({ action, count: blocks.length, canEdit, onSelect: selectSlot });

  const wanted = parameters.get('entry');
  const open = entries.find(({ id }) => String(id) === wanted) ?? null;
  const isNew = wanted === 'new' && canEdit;
  const panel = useRef<HTMLElement>(null);
  const shownInPanel = marker ? slotId(marker) : isNew ? 'new' : open && String(open.id);
  useEffect(() => {
    // In narrow windows the form is below the list and the page.
    if (shownInPanel !== null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [shownInPanel]);
  const adIn = useCallback(
    (number: number) => shownAd(entries, number, { sectionId: section.id, kind }, isAccepted),
    [entries, isAccepted, kind, section.id],
  );
  const entryIn = (number: number) => {
    const ad = adIn(number);
    return ad ? ad.label || t('entry.unnamed', { id: ad.id }) : t('sketch.nothing');
  };
  return (
    <div className="flex flex-col desktop:h-dvh">
      <title>{t('screen.documentTitle')}</title>
      <div className="border-b border-divider px-4 tablet:px-7">
        <PageHeader
          title={t('screen.title')}
          status={canEdit ? undefined : t('screen.readOnly')}
          actions={
            <>
              <LinkButton href="/ads/files/ads.txt" icon={<FileText aria-hidden className="size-4" />}>
                {t('screen.files')}
              </LinkButton>
              {canEdit && (
                <LinkButton
                  href={addressOf({ entry: 'new' })}
                  icon={<Plus aria-hidden className="size-4" />}
                  onPress={() => setSlot(null)}
                >
                  {t('screen.new')}
                </LinkButton>
              )}
            </>
          }
        />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-1 desktop:grid-cols-[19rem_minmax(0,1fr)_23rem] desktop:grid-rows-[minmax(0,1fr)_auto]">
        <aside
          aria-label={t('list.label')}
          className="border-divider bg-surface p-3 desktop:overflow-y-auto desktop:border-e"
        >
          <EntryList
            entries={entries}
            sections={sections}
            openId={marker ? null : (open?.id ?? null)}
            hrefOf={(id) => addressOf({ entry: String(id) })}
          />
        </aside>
        <div className="flex min-w-0 flex-col gap-3 bg-canvas p-3 tablet:p-4 desktop:row-span-2 desktop:overflow-y-auto">
          <PageView
            data={data}
            marker={marker}
            adIn={adIn}
            placing={placing}
            isAccepted={isAccepted}
            addressOf={addressOf}
            onAccepted={setAccepted}
            onSelect={selectSlot}
            onAdd={() => setDialog({ from: null })}
          />
        </div>
        <aside
          ref={panel}
          aria-label={t('form.label')}
          className="border-divider bg-surface px-5 pt-4 pb-6 desktop:row-span-2 desktop:overflow-y-auto desktop:border-s desktop:pb-0"
        >
          {marker && slotBlock && adNumber !== null ? (
            <SlotForm
              block={slotBlock}
              marker={marker}
              adNumber={adNumber}
              entry={entryIn(adNumber)}
              action={action}
              count={blocks.length}
              placing={placing}
              pagesAddress={`/pages/${section.prefix}/${kind}`}
              onMove={() => setDialog({ from: marker })}
            />
          ) : open || isNew ? (
            <EntryForm
              key={open?.id ?? 'new'}
              row={open}
              inFront={open && entryInFrontOf(open, entries)}
              sections={sections}
              acting={acting}
              isOwner={isOwner}
              isReadOnly={!canEdit}
              menu={
                open &&
                canEdit && <EntryMenu row={open} entries={entries} acting={acting} isOwner={isOwner} />
              }
            />
          ) : (
            <EmptyState
              icon={<MousePointerClick aria-hidden className="size-4.5" />}
              title={t('form.none')}
              text={t('form.noneText')}
            />
          )}
        </aside>
        {/* In wide windows they are below the list of ads, in narrow ones below everything else. */}
        <aside
          aria-label={t('site.title')}
          className="border-divider bg-surface p-3 pb-28 desktop:col-start-1 desktop:row-start-2 desktop:max-h-[45dvh] desktop:overflow-y-auto desktop:border-e desktop:pb-3"
        >
          <section className="flex flex-col gap-5 rounded-row bg-sunken p-4">
            <h2 className="text-base font-semibold">{t('site.title')}</h2>
            {settings.map((field) => (
              <SettingRow key={field.key} field={field} group="" />
            ))}
          </section>
        </aside>
      </div>
      {dialog && (
        <PlaceDialog
          blocks={blocks}
          adNumber={adNumber ?? open?.form.adNumber ?? 1}
          isNew={dialog.from === null}
          onClose={() => setDialog(null)}
          onPlace={(place, number) =>
            dialog.from ? placing.move(dialog.from, place) : placing.add(number, place)
          }
        />
      )}
    </div>
  );
}
