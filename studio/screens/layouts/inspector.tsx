import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MousePointerClick } from 'lucide-react';
import { Disclosure, DisclosurePanel, Heading, Button } from 'react-aria-components';
import { ChevronRight } from 'lucide-react';
import type { BlockField, BlockType, FieldGroup } from './block-field.ts';
import { BlockIcon } from './block-icon.tsx';
import { blockName } from './block-names.ts';
import type { LayoutDifference } from './compare-layouts.ts';
import { useLayoutContext } from './layout-context.ts';
import { SettingEditor } from './setting-editor.tsx';

/** The form of the selected block. */
export function Inspector({
  types,
  selected,
  changes,
  menu,
}: {
  types: ReadonlyMap<string, BlockType>;
  selected: number | null;
  /** The differences to the published layout. */
  changes: readonly LayoutDifference[];
  menu: React.ReactNode;
}) {
  const t = useMessages('layouts');
  const { editing } = useLayoutContext();
  const block = selected === null ? undefined : editing.blocks[selected];
  if (!block || selected === null) {
    return (
      <EmptyState
        icon={<MousePointerClick aria-hidden className="size-4.5" />}
        title={t('inspector.none')}
        text={t('inspector.noneText')}
      />
    );
  }
  const type = types.get(block.module);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <div className="flex items-center gap-2.5">
          <BlockIcon type={block.module} className="size-5 shrink-0" />
          <h2 className="min-w-0 flex-1 truncate">{blockName(block, type) || block.module}</h2>
          {menu}
        </div>
        <p className="text-secondary text-muted">
          {type ? type.description : t('inspector.unknown', { type: block.module })}
        </p>
      </header>
      {type && (
        <>
          <Fields fields={type.fields.content} {...{ selected, changes, type }} />
          <Part group="look" {...{ selected, changes, type }} isOpen />
          <Part group="ads" {...{ selected, changes, type }} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  type: BlockType;
  selected: number;
  changes: readonly LayoutDifference[];
}

function Part({ group, isOpen = false, ...props }: PartProps & { group: FieldGroup; isOpen?: boolean }) {
  const t = useMessages('layouts');
  const fields = props.type.fields[group];
  if (fields.length === 0) return null;
  return (
    <Disclosure defaultExpanded={isOpen} className="group border-t border-divider pt-4">
      <Heading level={3}>
        <Button
          slot="trigger"
          className="flex w-full cursor-pointer items-center gap-2 rounded-tag text-start font-semibold"
        >
          <span className="flex-1">{t('inspector.part', { group })}</span>
          <ChevronRight
            aria-hidden
            className="size-4 text-muted transition-transform group-data-expanded:rotate-90"
          />
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="pt-4">
          <Fields fields={fields} {...props} />
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}

function Fields({ fields, type, selected, changes }: PartProps & { fields: readonly BlockField[] }) {
  const { editing, sectionId } = useLayoutContext();
  const config = new Map(Object.entries(editing.blocks[selected]?.config ?? {}));
  const chosen = config.get('data_type');
  const sourceId = typeof chosen === 'number' && chosen !== 0 ? chosen : sectionId;
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field) => {
        const change = changes.find(
          (one) => one.kind === 'changed' && one.position === selected && one.key === field.key,
        );
        return (
          <SettingEditor
            // The key gives each block fields of its own, so that typed text does not appear in another block's field.
            key={`${selected} ${type.type} ${field.key}`}
            position={selected}
            field={field}
            stored={config.get(field.key) ?? null}
            published={change?.kind === 'changed' ? { value: change.before } : undefined}
            sourceId={sourceId}
          />
        );
      })}
    </div>
  );
}
