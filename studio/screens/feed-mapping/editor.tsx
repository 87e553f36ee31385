import { Undo2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
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
import { FieldList } from './field-list.tsx';
import type { FieldFault } from './fault-line.tsx';
import { GameCards } from './game-cards.tsx';
import { ListCard } from './list-card.tsx';
import { isRequired, orderedFields, ruleOf } from './mapping-edits.ts';
import type { describeDocument, EditedFeed } from './mapping.server.ts';
import { PointLine } from './point-line.tsx';
import { RuleCard } from './rule-card.tsx';
import { useMapping } from './use-mapping.ts';
import { useTry } from './use-try.ts';

/**
 * The editor of a mapping: an entry on the left, the portal's fields on the right, the rule of a field between them.
 */
export function Editor({
  title,
  back,
  feed,
  document,
  provider,
}: {
  title: string;
  back: ReactNode;
  /** The feed whose mapping is edited. `null` for a new feed. */
  feed: EditedFeed | null;
  document: ReturnType<typeof describeDocument>;
  provider: ShownProvider | null;
}) {
  const t = useMessages('feed-mapping');
  const [position, setPosition] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const state = useMapping(document, feed?.id ?? null, feed?.mapping ?? document.proposal);
  const { mapping, field, pending, rule } = state;
  const { read, faults, isGone, isOffline } = useTry(document.id, mapping, position);
  const games = read?.games ?? noGames;
  const shownGame = read?.shownGame ?? 0;
  const fieldFaults = useMemo(() => findFaults(games, shownGame), [games, shownGame]);
  const used = useMemo(() => {
    const pairs = orderedFields.flatMap((name) =>
      ruleOf(mapping, name).from.map((path) => [path, name] as const),
    );
    // If several fields use a path, the first one counts.
    return new Map(pairs.toReversed());
  }, [mapping]);
  const own = useMemo(() => new Set(rule.from), [rule.from]);
  const faultAt = (path: string) => faults.find((one) => one.path === path)?.text;
  const isComplete = orderedFields
    .filter(isRequired)
    .every((name) => ruleOf(mapping, name).from.length > 0 || ruleOf(mapping, name).constant !== '');
  const canSave = faults.length === 0 && isComplete && (feed === null || state.isChanged);
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
          faultAt={faultAt}
          onChange={(next) => {
            if (next.entries !== mapping.entries) setPosition(0);
            state.change(next);
          }}
        />
        <PointLine field={field} pending={pending} pointed={state.pointed} onCancel={state.stopPointing} />
        <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-3">
          <div className="min-w-0 desktop:sticky desktop:top-4">
            <EntryTree
              tree={read?.tree ?? []}
              position={read?.position ?? 0}
              shown={read?.shown ?? 0}
              onPosition={setPosition}
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
      </div>
      {isSaving && feed && (
        <CompareDialog
          feed={feed}
          document={document.id}
          mapping={mapping}
          onSaved={state.forget}
          onClose={() => setSaving(false)}
        />
      )}
      {isSaving && !feed && provider && (
        <FeedDialog
          values={null}
          providers={[provider]}
          mapped={{ mapping, address: document.isFile ? '' : document.source }}
          onSaved={state.forget}
          onClose={() => setSaving(false)}
        />
      )}
    </Screen>
  );
}

const noGames: readonly TriedGame[] = [];

/**
 * Returns the fault of each field that is shown beside it: that of the shown game, otherwise that of another game.
 * Faults that prevent the import of a game come before the others.
 */
function findFaults(games: readonly TriedGame[], shown: number): ReadonlyMap<MappedField, FieldFault> {
  const found = new Map<MappedField, FieldFault>();
  const all = games.flatMap(({ faults }, index) =>
    faults.map((fault) => ({ ...fault, isOther: index !== shown })),
  );
  const rank = ({ isOther, isWarning }: FieldFault) => Number(isOther) * 2 + Number(isWarning);
  for (const fault of all.toSorted((a, b) => rank(a) - rank(b))) {
    if (fault.field !== null && !found.has(fault.field)) found.set(fault.field, fault);
  }
  return found;
}
