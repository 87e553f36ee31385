import { pageKinds } from '#app/domain/layout.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { hasSlot } from './ad-form.ts';
import type { EntryFieldsProps } from './entry-fields-props.ts';
import { MomentField } from './moment-field.tsx';

/** The fields that decide where and when the entry is shown. */
export function TargetingFields({
  form,
  set,
  errorOf,
  isLocked,
  sections,
}: EntryFieldsProps & { sections: readonly { id: number; name: string }[] }) {
  const t = useMessages('ads');
  return (
    <>
      {hasSlot(form.kind) ? (
        <NumberField
          label={t('form.number')}
          value={form.adNumber}
          minValue={0}
          onChange={(adNumber) => set({ adNumber: Number.isNaN(adNumber) ? 1 : adNumber })}
          isDisabled={isLocked}
          error={errorOf('adNumber')}
          help={t('form.numberHelp')}
        />
      ) : (
        <Select
          label={t('form.position')}
          isDisabled={isLocked}
          options={(['body', 'head'] as const).map((position) => ({
            id: position,
            label: t('form.positionName', { position }),
          }))}
          selectedKey={form.position}
          onSelectionChange={(key) => set({ position: key === 'head' ? 'head' : 'body' })}
          help={t('form.positionHelp')}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('form.section')}
          isDisabled={isLocked}
          options={[
            { id: '0', label: t('form.all') },
            ...sections.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          selectedKey={String(form.section)}
          onSelectionChange={(key) => set({ section: Number(key) })}
          error={errorOf('section')}
        />
        <Select
          label={t('form.pages')}
          isDisabled={isLocked}
          options={[
            { id: '0', label: t('form.all') },
            ...pageKinds.map((kind, index) => ({ id: String(index + 1), label: t('page.kind', { kind }) })),
          ]}
          selectedKey={String(form.pageKind)}
          onSelectionChange={(key) => set({ pageKind: Number(key) })}
          error={errorOf('pageKind')}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <MomentField
          label={t('form.from')}
          value={form.from}
          onChange={(from) => set({ from })}
          isReadOnly={isLocked}
          error={errorOf('from')}
        />
        <MomentField
          label={t('form.until')}
          value={form.until}
          onChange={(until) => set({ until })}
          isReadOnly={isLocked}
          error={errorOf('until')}
        />
      </div>
    </>
  );
}
