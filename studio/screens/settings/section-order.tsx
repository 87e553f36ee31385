import { useMessages } from '#app/messages/use-messages.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { FieldOption } from './setting-field.ts';
import { moveSections, readSections, showSection, writeSections, type MenuSection } from './section-list.ts';
import type { SettingState } from './use-setting.ts';

/** The sections of the portal: which are shown, and in which order. */
export function SectionOrder({
  help,
  options,
  state,
  isDisabled,
  ...field
}: FieldProps & { options: readonly FieldOption[]; state: SettingState; isDisabled: boolean }) {
  const t = useMessages('settings');
  const sections = readSections(state.text, options);
  const save = (changed: readonly MenuSection[]) => {
    if (changed !== sections) state.save(writeSections(changed));
  };
  const isLast = sections.filter(({ isShown }) => isShown).length === 1;
  return (
    <OrderedList
      {...field}
      help={
        <>
          <bdi>{help}</bdi> {t('sections.help')}
        </>
      }
      entries={sections}
      isDisabled={isDisabled}
      dependencies={[isLast]}
      onMove={(moved, target) => save(moveSections(sections, moved, target))}
      renderRow={({ id, label: name, isShown }) => (
        <>
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
        </>
      )}
    />
  );
}
