import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockField, BlockType, FieldGroup } from '#app/changes/block-field.ts';
import { sourceOf } from '#app/changes/block-source.ts';
import type { LayoutDifference } from '#app/changes/compare-layouts.ts';
import { useLayoutContext, useLayoutEditing } from './layout-context.ts';
import { SettingEditor } from './setting-editor.tsx';

interface BlockSettingsProps {
  type: BlockType;
  selected: number;
  /** Key of the selected block. The block keeps it when it is moved. */
  blockKey: string;
  changes: readonly LayoutDifference[];
}

/** The settings of a block in groups. Their code is loaded after the screen. */
export function BlockSettings(props: BlockSettingsProps) {
  return (
    <>
      <Fields fields={props.type.fields.content} {...props} />
      <Part group="look" {...props} isOpen />
      <Part group="ads" {...props} />
    </>
  );
}

function Part({
  group,
  isOpen = false,
  ...props
}: BlockSettingsProps & { group: FieldGroup; isOpen?: boolean }) {
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

function Fields({
  fields,
  type,
  selected,
  blockKey,
  changes,
}: BlockSettingsProps & { fields: readonly BlockField[] }) {
  const { sectionId } = useLayoutContext();
  const { blocks } = useLayoutEditing();
  const { config = {} } = blocks[selected] ?? {};
  const sourceId = sourceOf(config, sectionId);
  const dependent = Object.values(type.fields)
    .flat()
    .filter(({ kind }) => kind === 'category' || kind === 'tag' || kind === 'item')
    .map(({ key }) => key);
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field) => {
        const change = changes.find(
          (one) => one.kind === 'changed' && one.position === selected && one.key === field.key,
        );
        return (
          <SettingEditor
            // The key gives each block new fields, so that typed text does not appear in another block's field.
            key={`${blockKey} ${field.key}`}
            position={selected}
            type={type.type}
            count={blocks.length}
            field={field}
            stored={ownValue(config, field.key) ?? null}
            published={change?.kind === 'changed' ? { value: change.before } : undefined}
            sourceId={sourceId}
            resets={field.kind === 'section' ? dependent : none}
          />
        );
      })}
    </div>
  );
}

const none: readonly string[] = [];
