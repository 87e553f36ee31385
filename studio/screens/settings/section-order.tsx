import { CircleAlert, GripVertical, RotateCcw } from 'lucide-react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { fieldClasses, type FieldProps } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { FieldOption } from './setting-field.ts';
import { moveSections, readSections, showSection, writeSections, type MenuSection } from './section-list.ts';
import type { SettingState } from './use-setting.ts';

/** The sections of the portal: which are shown, and in which order. They are moved by pointer, touch or keyboard. */
export function SectionOrder({
  label,
  help,
  error,
  published,
  options,
  state,
  isDisabled,
}: FieldProps & { options: readonly FieldOption[]; state: SettingState; isDisabled: boolean }) {
  const t = useMessages('settings');
  const sections = readSections(state.text, options);
  const save = (changed: readonly MenuSection[]) => {
    if (changed !== sections) state.save(writeSections(changed));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) =>
      sections.filter(({ id }) => keys.has(id)).map(({ label: name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) =>
      save(moveSections(sections, keys, { id: target.key, isBefore: target.dropPosition === 'before' })),
  });
  const isLast = sections.filter(({ isShown }) => isShown).length === 1;
  return (
    <div className={fieldClasses({ published })}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-secondary font-semibold">{label}</p>
        {published && (
          <Button
            onPress={published.restore}
            className="inline-flex cursor-pointer items-center gap-1 rounded-tag text-small font-semibold text-accent data-hovered:underline"
          >
            <RotateCcw aria-hidden className="size-3" />
            {t('sections.restore')}
          </Button>
        )}
      </div>
      <GridList
        aria-label={label}
        items={sections}
        dependencies={[isLast, isDisabled]}
        dragAndDropHooks={dragAndDropHooks}
        className="flex max-w-md flex-col rounded-row border border-line p-1 data-drop-target:border-accent"
      >
        {({ id, label: name, isShown }) => (
          <GridListItem
            id={id}
            textValue={name}
            className="flex min-h-11 items-center gap-2 rounded-control px-1.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover"
          >
            <Button
              slot="drag"
              className="grid size-8 cursor-grab place-items-center rounded-tag text-faint data-disabled:opacity-45"
            >
              <GripVertical aria-hidden className="size-4" />
            </Button>
            <span className={isShown ? 'min-w-0 flex-1 font-semibold' : 'min-w-0 flex-1 text-faint'}>
              {name}
            </span>
            <Switch
              label={t('sections.show', { section: name })}
              isLabelHidden
              isSelected={isShown}
              isDisabled={isDisabled || (isShown && isLast)}
              onChange={(isOn) => save(showSection(sections, id, isOn))}
            />
          </GridListItem>
        )}
      </GridList>
      {error !== undefined && (
        <p className="flex items-start gap-1.5 text-secondary font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      <p className="text-secondary text-faint">
        <bdi>{help}</bdi> {t('sections.help')}
      </p>
    </div>
  );
}
