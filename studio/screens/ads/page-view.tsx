import { ExternalLink, Megaphone, Monitor } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { CanvasBlock } from '#app/pages/canvas/messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Canvas } from '../layouts/canvas.tsx';
import type { AdRow } from './ads-data.ts';
import type { Marker } from './placement.ts';
import type { AdsData } from './read-ads.server.ts';
import { firstSlotOf } from './sketch-rows.ts';
import { Sketch } from './sketch.tsx';
import type { AdsAddress } from './use-ad-selection.ts';
import { useCovers } from './use-covers.ts';
import type { SlotActions } from './use-slot-actions.ts';

const views = ['sketch', 'phone', 'desktop'] as const;
type View = (typeof views)[number];
const widths = { phone: 390, desktop: 1440 };

interface PageViewProps {
  data: AdsData;
  /** The selected slot. */
  marker: Marker | null;
  /** Returns the entry that a slot with this number shows. */
  adIn: (adNumber: number) => AdRow | null;
  actions: SlotActions;
  /** Whether the drawing shows the page after consent. */
  isAccepted: boolean;
  addressOf: (changes: AdsAddress) => string;
  onAccepted: (isAccepted: boolean) => void;
  onSelect: (marker: Marker | null) => void;
  /** Opens the dialog that adds a slot. */
  onAdd: () => void;
}

/** The slots of a page: in a drawing, or in the page as phones or desktops show it. */
export function PageView(props: PageViewProps) {
  const { data, marker, adIn, actions, isAccepted, onAccepted, onSelect } = props;
  const t = useMessages('ads');
  const [view, setView] = useState<View>('sketch');
  const [width, setWidth] = useState<number>(widths.desktop);
  const { canEdit } = useDraft();
  const covers = useCovers(data.section.prefix, data.kind);
  const label = useSketchLabel(data);
  return (
    <div className="flex min-w-0 flex-col gap-3 bg-canvas p-3 tablet:p-4 desktop:row-span-2 desktop:overflow-y-auto">
      <div className="flex flex-wrap items-center gap-2">
        <PageChoice data={data} addressOf={props.addressOf} />
        <Segmented<View>
          label={t('page.view')}
          value={view}
          onChange={(next) => {
            setView(next);
            if (next !== 'sketch') setWidth(widths[next]);
          }}
          options={views.map((name) => ({ id: name, label: t('page.viewName', { view: name }) }))}
        />
        {view === 'sketch' && (
          <Segmented
            label={t('page.consent')}
            value={isAccepted ? 'after' : 'before'}
            onChange={(moment) => onAccepted(moment === 'after')}
            options={(['before', 'after'] as const).map((moment) => ({
              id: moment,
              label: t('page.consentName', { moment }),
            }))}
          />
        )}
        <PageActions page={data.page} onAdd={props.onAdd} />
      </div>
      {data.isFull && <Banner kind="info">{t('page.full')}</Banner>}
      {view === 'sketch' ? (
        <>
          {canEdit && <p className="text-secondary text-muted">{t('sketch.help')}</p>}
          <div className="mx-auto w-full max-w-3xl">
            <Sketch
              label={label}
              blocks={data.blocks}
              covers={covers}
              selected={marker}
              adIn={adIn}
              actions={actions}
              onSelect={onSelect}
            />
          </div>
        </>
      ) : (
        <PageCanvas
          data={data}
          label={label}
          width={width}
          onWidth={setWidth}
          marker={marker}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}

function useSketchLabel({ sections, section, kind }: AdsData): string {
  const t = useMessages('ads');
  const { name = '' } = sections.find(({ id }) => id === section.id) ?? {};
  return t('sketch.label', { section: name, kind });
}

/** The fields in which the operator chooses the section and the page kind whose slots are shown. */
function PageChoice({
  data: { sections, section, kind },
  addressOf,
}: Pick<PageViewProps, 'data' | 'addressOf'>) {
  const t = useMessages('ads');
  const navigate = useNavigate();
  const { kinds = [] } = sections.find(({ id }) => id === section.id) ?? {};
  return (
    <>
      <Select
        label={t('page.section')}
        isLabelHidden
        className="w-36"
        options={sections.map(({ prefix, name }) => ({ id: prefix, label: name }))}
        selectedKey={section.prefix}
        onSelectionChange={(prefix) => void navigate(addressOf({ section: String(prefix), page: 'home' }))}
      />
      <Select
        label={t('page.page')}
        isLabelHidden
        className="w-36"
        options={kinds.map((name) => ({ id: name, label: t('page.kind', { kind: name }) }))}
        selectedKey={kind}
        onSelectionChange={(name) => void navigate(addressOf({ page: String(name) }))}
      />
    </>
  );
}

/** The buttons that open the page in a preview and add a slot to it. */
function PageActions({ page, onAdd }: Pick<AdsData, 'page'> & Pick<PageViewProps, 'onAdd'>) {
  const t = useMessages('ads');
  const { canEdit } = useDraft();
  return (
    <span className="ms-auto flex gap-2">
      {page && canEdit && (
        <LinkButton
          href={`/draft/preview?${new URLSearchParams({ to: page.address }).toString()}`}
          target="_blank"
          icon={<ExternalLink aria-hidden className="size-4" />}
        >
          {t('page.try')}
        </LinkButton>
      )}
      {canEdit && (
        <Button icon={<Megaphone aria-hidden className="size-4" />} onPress={onAdd}>
          {t('page.addSlot')}
        </Button>
      )}
    </span>
  );
}

/** The page in a frame, at a width that the operator can change. A click on a block selects its first slot. */
function PageCanvas({
  data: { section, kind, blocks, canvas, page },
  label,
  width,
  onWidth,
  marker,
  onSelect,
}: Pick<PageViewProps, 'data' | 'marker' | 'onSelect'> & {
  label: string;
  width: number;
  onWidth: (width: number) => void;
}) {
  const t = useMessages('ads');
  const { current } = useDraft();
  const canvasBlocks = useMemo(
    () => blocks.map(({ name, region }): CanvasBlock => ({ label: name, region, hint: '' })),
    [blocks],
  );
  if (!page) {
    return (
      <EmptyState
        icon={<Monitor aria-hidden className="size-4.5" />}
        title={t('page.nothing')}
        text={t('page.nothingText')}
      />
    );
  }
  return (
    <div className="flex h-[75dvh] flex-col gap-2 desktop:h-auto desktop:min-h-0 desktop:flex-1">
      <p className="text-secondary text-muted">{t('page.canvas')}</p>
      <Canvas
        source={canvas}
        revision={current && current.changes > 0 ? `${current.id} ${current.revision}` : ''}
        address={page.address}
        title={label}
        width={width}
        onWidth={onWidth}
        layout={`${section.id} ${kind}`}
        blocks={canvasBlocks}
        selected={marker?.block ?? null}
        isBrowsing={false}
        tools={[]}
        onSelect={(position) => {
          const block = position === null ? undefined : blocks[position];
          onSelect(block ? firstSlotOf(block) : null);
        }}
        onAct={() => {}}
        onKey={() => {}}
        onPage={() => {}}
      />
    </div>
  );
}
