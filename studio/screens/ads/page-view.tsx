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
import { Sketch } from './sketch.tsx';
import { useCovers } from './use-covers.ts';
import type { Placing } from './use-placement.ts';

const views = ['sketch', 'phone', 'desktop'] as const;
type View = (typeof views)[number];
const widths = { phone: 390, desktop: 1440 };

/** The slots of a page: in a drawing, or in the page as phones or desktops show it. */
export function PageView({
  data: { sections, section, kind, blocks, isFull, canvas, page },
  marker,
  adIn,
  placing,
  isAccepted,
  addressOf,
  onAccepted,
  onSelect,
  onAdd,
}: {
  data: Pick<AdsData, 'sections' | 'section' | 'kind' | 'blocks' | 'isFull' | 'canvas' | 'page'>;
  /** The selected slot. */
  marker: Marker | null;
  /** Returns the entry that a slot with this number shows. */
  adIn: (adNumber: number) => AdRow | null;
  placing: Placing;
  /** Whether the drawing shows the page after consent. */
  isAccepted: boolean;
  addressOf: (changes: { section?: string; page: string }) => string;
  onAccepted: (isAccepted: boolean) => void;
  onSelect: (marker: Marker | null) => void;
  onAdd: () => void;
}) {
  const t = useMessages('ads');
  const navigate = useNavigate();
  const { canEdit, current } = useDraft();
  const [view, setView] = useState<View>('sketch');
  const [width, setWidth] = useState<number>(widths.desktop);
  const covers = useCovers(section.prefix, kind);
  const { name: sectionName = '', kinds = [] } = sections.find(({ id }) => id === section.id) ?? {};
  const canvasBlocks = useMemo(
    () => blocks.map(({ name, region }): CanvasBlock => ({ label: name, region, hint: '' })),
    [blocks],
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
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
        <span className="ms-auto flex gap-2">
          {page && (
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
      </div>
      {isFull && <Banner kind="info">{t('page.full')}</Banner>}
      {view === 'sketch' ? (
        <>
          <p className="text-secondary text-muted">{t('sketch.help')}</p>
          <div className="mx-auto w-full max-w-3xl">
            <Sketch
              label={t('sketch.label', { section: sectionName, kind })}
              blocks={blocks}
              covers={covers}
              selected={marker}
              adIn={adIn}
              placing={placing}
              onSelect={onSelect}
            />
          </div>
        </>
      ) : page ? (
        <div className="flex h-[75dvh] flex-col gap-2 desktop:h-auto desktop:min-h-0 desktop:flex-1">
          <p className="text-secondary text-muted">{t('page.canvas')}</p>
          <Canvas
            source={canvas}
            revision={current && current.changes > 0 ? `${current.id} ${current.revision}` : ''}
            address={page.address}
            title={t('sketch.label', { section: sectionName, kind })}
            width={width}
            onWidth={setWidth}
            layout={`${section.id} ${kind}`}
            blocks={canvasBlocks}
            selected={marker?.block ?? null}
            isBrowsing={false}
            tools={[]}
            onSelect={(position) => {
              const block = position === null ? undefined : blocks[position];
              const [first] = block?.slots ?? [];
              if (block?.ads === 'own') onSelect({ block: block.position, at: null });
              else onSelect(block && first ? { block: block.position, at: first.at } : null);
            }}
            onAct={() => {}}
            onKey={() => {}}
            onPage={() => {}}
          />
        </div>
      ) : (
        <EmptyState
          icon={<Monitor aria-hidden className="size-4.5" />}
          title={t('page.nothing')}
          text={t('page.nothingText')}
        />
      )}
    </>
  );
}
