import { ClipboardPaste, GitCompare, Monitor, Plus, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useFetcher, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { canvasActions, type CanvasAction, type CanvasBlock } from '#app/pages/canvas/messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { BlockMenu } from './block-menu.tsx';
import { blockName } from './block-names.ts';
import { Canvas, type CanvasHandle, type CanvasKey, type ShownPage } from './canvas.tsx';
import { CompareDialog, Difference } from './compare-dialog.tsx';
import { Inspector } from './inspector.tsx';
import { LayoutContext, useLayoutContext } from './layout-context.ts';
import { BlockPalette } from './palette.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { readPages } from './read-pages.server.ts';
import { Structure } from './structure.tsx';
import { SubjectField } from './subject-field.tsx';
import { useBlockActions } from './use-block-actions.ts';
import { useLayoutEdit, type SavedLayout } from './use-layout-edit.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readPages({ request, context }, params);
}

/** The layout editor: the blocks of a page, the real page from the draft, and the form of the selected block. */
export default function PagesScreen() {
  const data = useLoaderData<typeof loader>();
  const { section, kind, blocks, sections } = data;
  const { canEdit } = useDraft();
  const [selection, setSelection] = useState<{ layout: string; position: number | null }>();
  const id = `${section.prefix} ${kind}`;
  const position = selection?.layout === id ? selection.position : null;
  const selected = position !== null && position < blocks.length ? position : null;
  const select = useCallback((next: number | null) => setSelection({ layout: id, position: next }), [id]);
  const canvas = useRef<CanvasHandle>(null);
  const onSaved = useCallback(({ draft }: SavedLayout) => canvas.current?.refresh(draft), []);
  const editing = useLayoutEdit({
    action: `/pages/${section.prefix}/${kind}/edit`,
    blocks,
    canEdit,
    onSaved,
    onSelect: select,
  });
  const context = useMemo(
    () => ({ id, sections, sectionId: section.id, editing }),
    [editing, id, section.id, sections],
  );
  return (
    <LayoutContext value={context}>
      <Editor key={id} data={data} selected={selected} onSelect={select} canvas={canvas} />
    </LayoutContext>
  );
}

const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;
type WidthName = keyof typeof widths;
const widthNames = ['phone', 'tablet', 'desktop'] as const;
const widthIcons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

/** The limit of a layout is announced when at most this many blocks can be added. */
const fewPlaces = 5;

function Editor({
  data,
  selected,
  onSelect,
  canvas,
}: {
  data: Awaited<ReturnType<typeof loader>>;
  selected: number | null;
  onSelect: (position: number | null) => void;
  canvas: RefObject<CanvasHandle | null>;
}) {
  const { section, kind, kinds, sections, blocks, isOwn, mostBlocks, changes, ownChanges, page } = data;
  const t = useMessages('layouts');
  const navigate = useNavigate();
  const { editing } = useLayoutContext();
  const { canEdit } = editing;
  const { current } = useDraft();
  const { submit } = useFetcher();
  const types = useMemo(() => new Map(data.types.map((type) => [type.type, type])), [data.types]);
  const actions = useBlockActions(types);
  const [width, setWidth] = useState<number>(widths.desktop);
  const [isBrowsing, setBrowsing] = useState(false);
  const [dialog, setDialog] = useState<{ kind: 'add' | 'paste'; at: number } | { kind: 'compare' } | null>(
    null,
  );
  const [shown, setShown] = useState<ShownPage | null>(null);
  const free = mostBlocks - blocks.length;
  const isFull = free <= 0;
  const closeDialog = () => setDialog(null);

  const stepDraft = (intent: 'redo' | 'undo') => {
    if (!current) return;
    const { id, revision: seen } = current;
    void submit({ intent, id, revision: seen }, { method: 'post', action: '/draft' });
  };
  const runKey = (
    { key, isCommand, isShift, isAlt }: Omit<CanvasKey, 'canvas' | 'kind'>,
    at: number | null,
  ) => {
    if (!canEdit) return false;
    if (isCommand && key.toLowerCase() === 'z') stepDraft(isShift ? 'redo' : 'undo');
    else if (key === 'Escape') onSelect(null);
    else if (at === null) return false;
    else if (isAlt && key === 'ArrowUp') actions.step(at, -1);
    else if (isAlt && key === 'ArrowDown') actions.step(at, 1);
    else if (key === 'Delete') actions.remove(at);
    else if (isCommand && key.toLowerCase() === 'd' && !isFull) actions.duplicate(at);
    else if (isCommand && key.toLowerCase() === 'c') actions.copy(at);
    else return false;
    return true;
  };
  const onTreeKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, at: number) => {
    const isCommand = ctrlKey || metaKey;
    // The shortcuts of the draft and the clipboard of the tree have listeners of their own.
    if (isCommand && ['c', 'z'].includes(key.toLowerCase())) return false;
    return runKey({ key, isCommand, isShift: shiftKey, isAlt: altKey }, at);
  };
  const hide = (at: number) => {
    const block = blocks[at];
    if (!block) return;
    // Hides the block at the width of the canvas. The second press shows it at every width again.
    const other = width < 768 ? 'desktop' : 'phone';
    const value = block.config.show_on === other ? null : other;
    void submit(
      {
        intent: 'set',
        position: at,
        key: 'show_on',
        value: JSON.stringify(value),
        before: JSON.stringify(block.config.show_on ?? null),
        count: blocks.length,
        module: block.module,
      },
      { method: 'post', action: editing.action },
    );
  };
  const onAct = (action: CanvasAction, at: number) => {
    if (action === 'up') actions.step(at, -1);
    else if (action === 'down') actions.step(at, 1);
    else if (action === 'duplicate') actions.duplicate(at);
    else if (action === 'hide') hide(at);
    else if (action === 'remove') actions.remove(at);
    else setDialog({ kind: 'add', at: at + 1 });
  };
  const canvasBlocks = useMemo(
    () =>
      blocks.map((block): CanvasBlock => {
        const type = types.get(block.module);
        const name = blockName(block, type) || block.module;
        const tag = typeof block.config.tag === 'string' ? block.config.tag : '';
        return {
          label: type && name !== type.name ? `${type.name}: ${name}` : name,
          region: type?.region ?? 'main',
          hint: t('canvas.empty', {
            description: type?.description ?? '',
            tag,
            hasTag: tag === '' ? 'other' : 'true',
          }),
        };
      }),
    [blocks, t, types],
  );
  const tools = useMemo(
    () => (canEdit ? canvasActions.map((action) => ({ action, label: t('canvas.tool', { action }) })) : []),
    [canEdit, t],
  );
  const source = sections.find(({ id }) => id === section.id);
  const isElsewhere = shown !== null && shown.layout !== `${section.id} ${kind}`;
  const widthName = widthNames.find((name) => widths[name] === width) ?? 'desktop';
  const selectedBlock = selected === null ? undefined : blocks[selected];
  const menu = canEdit && selected !== null && selectedBlock && (
    <BlockMenu
      name={blockName(selectedBlock, types.get(selectedBlock.module))}
      position={selected}
      actions={actions}
      isFull={isFull}
      onAdd={() => setDialog({ kind: 'add', at: selected + 1 })}
      onPaste={() => setDialog({ kind: 'paste', at: selected + 1 })}
    />
  );
  return (
    <div className="flex flex-col desktop:h-dvh">
      <title>{t('screen.documentTitle', { section: section.name, kind })}</title>
      <div className="border-b border-divider px-4 tablet:px-7">
        <PageHeader
          title={t('screen.title')}
          status={canEdit ? undefined : t('screen.readOnly')}
          actions={
            <>
              <Select
                label={t('screen.section')}
                isLabelHidden
                className="w-36"
                options={sections.map(({ prefix, name }) => ({ id: prefix, label: name }))}
                selectedKey={section.prefix}
                onSelectionChange={(prefix) => void navigate(`/pages/${String(prefix)}/home`)}
              />
              <Select
                label={t('screen.kind')}
                isLabelHidden
                className="w-32"
                options={kinds.map((name) => ({ id: name, label: t('kind.name', { kind: name }) }))}
                selectedKey={kind}
                onSelectionChange={(name) => void navigate(`/pages/${section.prefix}/${String(name)}`)}
              />
              {canEdit && (
                <>
                  <IconButton
                    label={t('screen.undo')}
                    isDisabled={current?.canUndo !== true}
                    icon={<Undo2 aria-hidden className="size-4.5 rtl:-scale-x-100" />}
                    onPress={() => stepDraft('undo')}
                  />
                  <IconButton
                    label={t('screen.redo')}
                    isDisabled={current?.canRedo !== true}
                    icon={<Redo2 aria-hidden className="size-4.5 rtl:-scale-x-100" />}
                    onPress={() => stepDraft('redo')}
                  />
                </>
              )}
            </>
          }
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col desktop:flex-row">
        <aside
          aria-label={t('structure.label')}
          className="flex shrink-0 flex-col gap-4 border-divider bg-surface p-3 desktop:w-66 desktop:overflow-y-auto desktop:border-e"
        >
          <Structure
            types={types}
            actions={actions}
            selected={selected}
            changed={new Set(changes.filter(({ kind: one }) => one !== 'removed').map((one) => one.position))}
            isFull={isFull}
            onSelect={onSelect}
            onAdd={(at) => setDialog({ kind: 'add', at })}
            onPaste={(at) => setDialog({ kind: 'paste', at })}
            onKey={onTreeKey}
          />
          {canEdit && (
            <div className="flex flex-col gap-2">
              <div className="flex gap-2">
                <Button
                  className="flex-1"
                  isDisabled={isFull}
                  isBusy={editing.isBusy}
                  icon={<Plus aria-hidden className="size-4" />}
                  onPress={() => setDialog({ kind: 'add', at: endOfMain(blocks, types, selected) })}
                >
                  {t('structure.add')}
                </Button>
                <IconButton
                  kind="secondary"
                  isDisabled={isFull}
                  label={t('structure.paste')}
                  icon={<ClipboardPaste aria-hidden className="size-4" />}
                  onPress={() => setDialog({ kind: 'paste', at: endOfMain(blocks, types, selected) })}
                />
              </div>
              {free <= fewPlaces && (
                <output className="text-secondary font-semibold text-warning">
                  {t('structure.places', { free, most: mostBlocks })}
                </output>
              )}
            </div>
          )}
          <section className="mt-auto flex flex-col gap-2 rounded-row bg-sunken p-3">
            <div className="flex items-center gap-2">
              <h2 className="flex-1 text-base font-semibold">
                {t('changes.title', { count: changes.length })}
              </h2>
              <Button
                kind="quiet"
                size="small"
                icon={<GitCompare aria-hidden className="size-3.5" />}
                onPress={() => setDialog({ kind: 'compare' })}
              >
                {t('changes.compare')}
              </Button>
            </div>
            {changes.length > 0 && (
              <ul className="flex flex-col gap-1.5 text-secondary text-muted">
                {changes.slice(0, 4).map((difference) => (
                  <li key={JSON.stringify(difference)}>
                    <Difference difference={difference} types={types} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </aside>
        <div className="flex h-[80dvh] min-w-0 shrink-0 flex-col gap-3 bg-canvas p-3 tablet:p-4 desktop:h-auto desktop:flex-1 desktop:shrink">
          <div className="flex flex-wrap items-center gap-2">
            <SubjectField key={kind} kind={kind} page={page} source={source} />
            <Segmented<WidthName>
              label={t('canvas.width')}
              value={widthName}
              onChange={(name) => setWidth(widths[name])}
              options={widthNames.map((name) => {
                const Icon = widthIcons[name];
                return {
                  id: name,
                  label: (
                    <span className="flex items-center gap-1.5">
                      <Icon aria-hidden className="size-4" />
                      <span className="sr-only">{t('canvas.widthName', { width: name })}</span>
                    </span>
                  ),
                };
              })}
            />
            <NumberField
              label={t('canvas.pixels')}
              isLabelHidden
              className="w-32"
              minValue={320}
              maxValue={2560}
              step={10}
              value={width}
              onChange={(pixels) => setWidth(Number.isNaN(pixels) ? widths.desktop : pixels)}
            />
            <div className="ms-auto">
              <Switch label={t('canvas.browse')} isSelected={isBrowsing} onChange={setBrowsing} />
            </div>
          </div>
          {page && isElsewhere && <Banner kind="info" title={t('canvas.elsewhere')} />}
          {page ? (
            <Canvas
              ref={canvas}
              source={data.canvas}
              revision={current && current.changes > 0 ? `${current.id} ${current.revision}` : ''}
              address={page.address}
              title={t('canvas.title', { section: section.name, kind })}
              width={width}
              layout={`${section.id} ${kind}`}
              blocks={canvasBlocks}
              selected={selected}
              isBrowsing={isBrowsing}
              tools={tools}
              onSelect={onSelect}
              onAct={onAct}
              onKey={(key) => void runKey(key, selected)}
              onPage={setShown}
            />
          ) : (
            <EmptyState
              icon={<Monitor aria-hidden className="size-4.5" />}
              title={t('canvas.nothing')}
              text={t('canvas.nothingText')}
            />
          )}
        </div>
        <aside
          aria-label={t('inspector.label')}
          className="shrink-0 border-divider bg-surface px-5 py-4 pb-28 desktop:w-86 desktop:overflow-y-auto desktop:border-s desktop:pb-6"
        >
          <Inspector types={types} selected={selected} changes={changes} menu={menu} />
        </aside>
      </div>
      <BlockPalette
        key={dialog?.kind}
        types={data.types}
        isOpen={dialog?.kind === 'add'}
        onClose={closeDialog}
        onChoose={({ type }) => {
          if (dialog?.kind === 'add') actions.insert({ module: type, config: {} }, dialog.at);
          closeDialog();
        }}
      />
      <PasteDialog
        isOpen={dialog?.kind === 'paste'}
        onClose={closeDialog}
        onPaste={(text) => dialog?.kind === 'paste' && actions.paste(text, dialog.at)}
      />
      <CompareDialog
        types={types}
        changes={changes}
        ownChanges={ownChanges}
        isOpen={dialog?.kind === 'compare'}
        canReset={canEdit && isOwn}
        onClose={closeDialog}
        onReset={actions.reset}
      />
    </div>
  );
}

/** Returns the position of a new block: after the selected block, or before the footer if none is selected. */
function endOfMain(
  blocks: Awaited<ReturnType<typeof loader>>['blocks'],
  types: ReadonlyMap<string, { region: string }>,
  selected: number | null,
): number {
  if (selected !== null) return selected + 1;
  const footer = blocks.findIndex(({ module: type }) => types.get(type)?.region === 'footer');
  return footer === -1 ? blocks.length : footer;
}
