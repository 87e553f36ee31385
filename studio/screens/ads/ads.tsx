import { FileText, MousePointerClick, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
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
import { readAds, type AdsData } from './read-ads.server.ts';
import { entryInFrontOf, shownAd } from './shown-ad.ts';
import { slotId } from './sketch-rows.ts';
import { SlotForm } from './slot-form.tsx';
import { useAdActions } from './use-ad-actions.ts';
import { useAdSelection, type AdSelection } from './use-ad-selection.ts';
import { useSlotActions } from './use-slot-actions.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readAds({ request, context }, new URL(request.url));
}

/** The ads manager: the entries, the slots of each page, and the form of the selected entry or slot. */
export default function AdsScreen() {
  const data = useLoaderData<typeof loader>();
  const { entries, sections, section, kind, blocks, settings, isOwner } = data;
  const t = useMessages('ads');
  const { canEdit } = useDraft();
  const { selection, addressOf, selectSlot, openEntry } = useAdSelection(data);
  const [isAccepted, setAccepted] = useState(false);
  const [dialog, setDialog] = useState<{ from: Marker | null } | null>(null);

  const entryActions = useAdActions(isOwner, openEntry);
  const action = `/ads/${section.prefix}/${kind}/place`;
  const slotActions = useSlotActions({ action, count: blocks.length, canEdit, onSelect: selectSlot });
  const adIn = useCallback(
    (number: number) => shownAd(entries, number, { sectionId: section.id, kind }, isAccepted),
    [entries, isAccepted, kind, section.id],
  );
  const slot = selection?.kind === 'slot' ? selection : null;
  const row = selection?.kind === 'entry' ? selection.row : null;
  return (
    <div className="flex flex-col desktop:h-dvh">
      <Header newEntry={addressOf({ entry: 'new' })} onNew={() => selectSlot(null)} />
      <div className="grid min-h-0 flex-1 grid-cols-1 desktop:grid-cols-[19rem_minmax(0,1fr)_23rem] desktop:grid-rows-[minmax(0,1fr)_auto]">
        <aside
          aria-label={t('list.label')}
          className="border-divider bg-surface p-3 desktop:overflow-y-auto desktop:border-e"
        >
          <EntryList
            entries={entries}
            sections={sections}
            openId={row?.id ?? null}
            hrefOf={(id) => addressOf({ entry: String(id) })}
          />
        </aside>
        <PageView
          data={data}
          marker={slot?.marker ?? null}
          adIn={adIn}
          actions={slotActions}
          isAccepted={isAccepted}
          addressOf={addressOf}
          onAccepted={setAccepted}
          onSelect={selectSlot}
          onAdd={() => setDialog({ from: null })}
        />
        <FormPanel selection={selection}>
          {slot && (
            <SlotForm
              slot={slot}
              ad={adIn(slot.adNumber)}
              action={action}
              count={blocks.length}
              actions={slotActions}
              pagesAddress={`/pages/${section.prefix}/${kind}`}
              onMove={() => setDialog({ from: slot.marker })}
            />
          )}
          {selection?.kind === 'entry' && (
            <EntryForm
              key={row?.id ?? 'new'}
              row={row}
              inFront={row && entryInFrontOf(row, entries)}
              sections={sections}
              actions={entryActions}
              isOwner={isOwner}
              isReadOnly={!canEdit}
              menu={
                row &&
                canEdit && <EntryMenu row={row} entries={entries} actions={entryActions} isOwner={isOwner} />
              }
            />
          )}
        </FormPanel>
        <SiteSettings settings={settings} />
      </div>
      {dialog && (
        <PlaceDialog
          blocks={blocks}
          adNumber={slot?.adNumber ?? row?.form.adNumber ?? 1}
          isNew={dialog.from === null}
          onClose={() => setDialog(null)}
          onPlace={(place, number) =>
            dialog.from ? slotActions.move(dialog.from, place) : slotActions.add(number, place)
          }
        />
      )}
    </div>
  );
}

/** The title, with links to ads.txt and to a new entry. */
function Header({ newEntry, onNew }: { newEntry: string; onNew: () => void }) {
  const t = useMessages('ads');
  const { canEdit } = useDraft();
  return (
    <div className="border-b border-divider px-4 tablet:px-7">
      <title>{t('screen.documentTitle')}</title>
      <PageHeader
        title={t('screen.title')}
        status={canEdit ? undefined : t('screen.readOnly')}
        actions={
          <>
            <LinkButton href="/ads/files/ads.txt" icon={<FileText aria-hidden className="size-4" />}>
              {t('screen.files')}
            </LinkButton>
            {canEdit && (
              <LinkButton href={newEntry} icon={<Plus aria-hidden className="size-4" />} onPress={onNew}>
                {t('screen.new')}
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  );
}

/** The panel with the form of the selection. It is scrolled into view when the selection changes. */
function FormPanel({ selection, children }: { selection: AdSelection | null; children: ReactNode }) {
  const t = useMessages('ads');
  const panel = useRef<HTMLElement>(null);
  const key = selection && keyOf(selection);
  useEffect(() => {
    // In narrow windows the form is below the list and the page, so it may be out of view.
    if (key !== null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return (
    <aside
      ref={panel}
      aria-label={t('form.label')}
      className="border-divider bg-surface px-5 pt-4 pb-6 desktop:row-span-2 desktop:overflow-y-auto desktop:border-s desktop:pb-0"
    >
      {selection ? (
        children
      ) : (
        <EmptyState
          icon={<MousePointerClick aria-hidden className="size-4.5" />}
          title={t('form.none')}
          text={t('form.noneText')}
        />
      )}
    </aside>
  );
}

/** Returns the React key of the form for a selection. */
function keyOf(selection: AdSelection): string {
  return selection.kind === 'slot' ? slotId(selection.marker) : String(selection.row?.id ?? 'new');
}

/**
 * The settings of all ads. In wide windows they are below the list of entries, in narrow ones below everything else.
 */
function SiteSettings({ settings }: Pick<AdsData, 'settings'>) {
  const t = useMessages('ads');
  return (
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
  );
}
