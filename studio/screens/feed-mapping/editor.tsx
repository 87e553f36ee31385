import { Undo2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { TriedGame } from '#app/feeds/mapping/try-mapping.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { FeedDialog } from '../feeds/feed-dialog.tsx';
import type { ShownProvider } from '../feeds/feeds.server.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { EntryTree } from './entry-tree.tsx';
import { findFieldFaults } from './field-faults.ts';
import { FieldList } from './field-list.tsx';
import { GameCards } from './game-cards.tsx';
import { ListCard } from './list-card.tsx';
import { fieldsByPath, isComplete } from './mapping-edits.ts';
import type { describeDocument, EditedFeed } from './mapping.server.ts';
import { PointLine } from './point-line.tsx';
import { RuleCard } from './rule-card.tsx';
import { useMapping, type MappingState } from './use-mapping.ts';
import { useTry, type Tried } from './use-try.ts';

interface EditorProps {
  title: string;
  back: ReactNode;
  /** The feed whose mapping is edited. `null` for a new feed. */
  feed: EditedFeed | null;
  document: ReturnType<typeof describeDocument>;
  provider: ShownProvider | null;
}

/** The editor of the mapping of a feed. */
export function Editor({ title, back, feed, document, provider }: EditorProps) {
  const t = useMessages('feed-mapping');
  const [position, setPosition] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const state = useMapping(document, feed?.id ?? null, feed?.mapping ?? document.proposal);
  const { mapping } = state;
  const tried = useTry(document.id, mapping, position);
  const { faults, isGone, isOffline } = tried;
  const canSave = faults.length === 0 && isComplete(mapping) && (feed === null || state.isChanged);
  return (
    <Screen>
      <title>{title}</title>
      <PageHeader
        title={title}
        actions={
          <>
            <Button
              kind="quiet"
              icon={<Undo2 aria-hidden className="size-4" />}
              isDisabled={!state.canUndo}
              onPress={state.undo}
            >
              {t('page.undo')}
            </Button>
            <LinkButton kind="quiet" href={feed ? `/feeds/map?feed=${feed.id}` : '/feeds/map'}>
              {t('page.other')}
            </LinkButton>
          </>
        }
        primary={
          <Button kind="primary" isDisabled={!canSave} onPress={() => setSaving(true)}>
            {t(feed ? 'page.review' : 'page.add')}
          </Button>
        }
      />
      {back}
      <div className="flex flex-col gap-4">
        {isGone && <Banner kind="warning">{t('start.gone')}</Banner>}
        {isOffline && <Banner>{t('page.offline')}</Banner>}
        <ListCard
          document={document}
          mapping={mapping}
          isEdited={feed !== null}
          faultAt={(path) => faults.find((one) => one.path === path)?.text}
          onChange={(next) => {
            if (next.entries !== mapping.entries) setPosition(0);
            state.change(next);
          }}
        />
        <PointLine
          field={state.field}
          pending={state.pending}
          pointed={state.pointed}
          onCancel={state.stopPointing}
        />
        <MappingPanes state={state} tried={tried} onPosition={setPosition} />
      </div>
      {isSaving && (
        <SaveDialog
          feed={feed}
          document={document}
          provider={provider}
          state={state}
          onClose={() => setSaving(false)}
        />
      )}
    </Screen>
  );
}

const noGames: readonly TriedGame[] = [];

/** An entry on the left, the portal's fields on the right, the rule of a field between them, and games below. */
function MappingPanes({
  state,
  tried: { read, faults },
  onPosition,
}: {
  state: MappingState;
  tried: Tried;
  onPosition: (position: number) => void;
}) {
  const { mapping, field, pending, rule } = state;
  const games = read?.games ?? noGames;
  const shownGame = read?.shownGame ?? 0;
  const fieldFaults = useMemo(() => findFieldFaults(games, shownGame), [games, shownGame]);
  const used = useMemo(() => fieldsByPath(mapping), [mapping]);
  const own = useMemo(() => new Set(rule.from), [rule.from]);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-3">
        <div className="min-w-0 desktop:sticky desktop:top-4">
          <EntryTree
            tree={read?.tree ?? []}
            position={read?.position ?? 0}
            shown={read?.shown ?? 0}
            onPosition={onPosition}
            chosen={pending?.kind === 'value' ? pending.value.path : null}
            own={own}
            used={used}
            onValue={state.pointAtValue}
            onCancel={state.stopPointing}
          />
        </div>
        <div className="min-w-0 desktop:sticky desktop:top-4 desktop:order-3">
          <FieldList
            mapping={mapping}
            field={field}
            traces={read?.traces ?? {}}
            faults={fieldFaults}
            onField={state.pointAtField}
            onDrop={state.drop}
          />
        </div>
        <div className="min-w-0 desktop:order-2">
          <RuleCard
            key={field}
            field={field}
            rule={rule}
            trace={read?.traces[field]}
            fault={fieldFaults.get(field)}
            faults={faults}
            onChange={(next) => state.changeRule(field, next)}
            onAdd={state.addValue}
          />
        </div>
      </div>
      {games.length > 0 && <GameCards games={games} onField={state.showField} />}
    </>
  );
}

/** Saves the mapping of a feed after a comparison, or adds a feed with it. */
function SaveDialog({
  feed,
  document,
  provider,
  state: { mapping, forget },
  onClose,
}: Pick<EditorProps, 'feed' | 'document' | 'provider'> & { state: MappingState; onClose: () => void }) {
  if (feed) {
    return (
      <CompareDialog
        feed={feed}
        document={document.id}
        mapping={mapping}
        onSaved={forget}
        onClose={onClose}
      />
    );
  }
  if (!provider) return null;
  return (
    <FeedDialog
      values={null}
      providers={[provider]}
      list={{ mapping, address: document.isFile ? '' : document.source }}
      onSaved={forget}
      onClose={onClose}
    />
  );
}
