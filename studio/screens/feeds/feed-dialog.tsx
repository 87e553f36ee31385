import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FeedAnswer } from './change-feeds.server.ts';
import {
  newFeedForm,
  readFeedValues,
  withProvider,
  writeFeedForm,
  type FeedForm,
  type MappedList,
} from './feed-form.ts';
import type { FeedValues, ShownProvider } from './feeds.server.ts';
import { GateFields } from './gate-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSaveFeed } from './use-save-feed.ts';

/** The form of a feed. It adds a new feed if `values` is `null`. */
export function FeedDialog({
  values,
  providers,
  list,
  onSaved,
  onClose,
}: {
  values: FeedValues | null;
  providers: readonly ShownProvider[];
  /** The list that a new feed reads by a mapping. Its provider is the first of `providers`. */
  list?: MappedList;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const t = useMessages('feeds');
  const [form, setForm] = useState(() => (values ? readFeedValues(values) : newFeedForm(providers[0], list)));
  const { save, answer, isBusy } = useSaveFeed(() => {
    onSaved?.();
    onClose();
  });
  const provider = providers.find(({ id }) => id === form.provider);
  const fields: FeedFieldsProps = {
    form,
    provider,
    set: (part) => setForm((current) => ({ ...current, ...part })),
    errorOf: useFieldError(answer),
  };
  const mappingError = fields.errorOf('mapping');
  return (
    <FormDialog
      title={values ? t('form.editTitle') : t('feed.add')}
      submit={t(values ? 'form.save' : 'feed.add')}
      isBusy={isBusy}
      onSubmit={() =>
        save({
          ...(values ? { intent: 'save', id: values.id, revision: values.revision } : { intent: 'add' }),
          ...writeFeedForm(form),
          ...(list && { mapping: JSON.stringify(list.mapping) }),
        })
      }
      onClose={onClose}
    >
      {answer?.outcome === 'conflict' && <Banner>{t('form.conflict')}</Banner>}
      {answer?.outcome === 'gone' && <Banner>{t('done.gone')}</Banner>}
      {list ? (
        mappingError !== undefined && <Banner>{mappingError}</Banner>
      ) : (
        <ProviderField
          {...fields}
          providers={providers}
          onProvider={(next) => setForm((current) => withProvider(current, provider, next))}
        />
      )}
      <SourceFields {...fields} isMapped={list !== undefined} />
      <ScheduleFields
        schedule={form.schedule}
        error={fields.errorOf('schedule')}
        onChange={(schedule) => fields.set({ schedule })}
      />
      <PublishFields {...fields} />
      <GateFields gate={form.gate} onChange={(gate) => fields.set({ gate })} />
      <ProviderChoices {...fields} />
    </FormDialog>
  );
}

interface FeedFieldsProps {
  form: FeedForm;
  provider: ShownProvider | undefined;
  set: (part: Partial<FeedForm>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Returns a function that describes the fault of a field, if the answer refused the form because of it. */
function useFieldError(answer: FeedAnswer | undefined): FeedFieldsProps['errorOf'] {
  const t = useMessages('feeds');
  const fault = answer?.outcome === 'refused' ? answer.fault : null;
  return (field) => (fault?.field === field ? t('fault.field', { fault: fault.fault }) : undefined);
}

function ProviderField({
  form,
  provider,
  errorOf,
  providers,
  onProvider,
}: FeedFieldsProps & {
  providers: readonly ShownProvider[];
  onProvider: (provider: ShownProvider) => void;
}) {
  const t = useMessages('feeds');
  return (
    <Select
      label={t('form.provider')}
      options={providers}
      selectedKey={form.provider}
      onSelectionChange={(key) => {
        const next = providers.find(({ id }) => id === key);
        if (next) onProvider(next);
      }}
      help={provider?.needsMapping ? t('form.mappingHelp') : undefined}
      error={errorOf('provider') ?? errorOf('mapping')}
    />
  );
}

/** The name of the feed, and the address that it reads. */
function SourceFields({ form, provider, set, errorOf, isMapped }: FeedFieldsProps & { isMapped: boolean }) {
  const t = useMessages('feeds');
  return (
    <>
      <TextField
        label={t('form.name')}
        value={form.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
      />
      <TextField
        label={t('form.address')}
        isCode
        value={form.address}
        onChange={(address) => set({ address })}
        error={errorOf('address')}
        help={
          provider &&
          !isMapped && (
            <>
              {t(provider.isDownload ? 'form.downloadHelp' : 'form.addressHelp')}{' '}
              <bdi className="break-all">{provider.address}</bdi>
            </>
          )
        }
        spellCheck="false"
      />
    </>
  );
}

/** The fields that decide whether a run publishes its changes without an operator, and how many. */
function PublishFields({ form, set }: FeedFieldsProps) {
  const t = useMessages('feeds');
  return (
    <>
      <Switch
        label={t('form.publishes')}
        help={t('form.publishesHelp', { isOn: form.isPublishing ? 'yes' : 'other' })}
        isSelected={form.isPublishing}
        onChange={(isPublishing) => set({ isPublishing })}
      />
      {form.isPublishing && (
        <div className="flex flex-wrap gap-4">
          <NumberField
            label={t('form.mostAdded')}
            value={form.mostAdded}
            onChange={(mostAdded) => set({ mostAdded })}
            minValue={0}
            maxValue={100_000}
          />
          <NumberField
            label={t('form.mostRemoved')}
            value={form.mostRemovedPercent}
            onChange={(mostRemovedPercent) => set({ mostRemovedPercent })}
            minValue={0}
            maxValue={100}
          />
        </div>
      )}
    </>
  );
}

/** The choices that only some providers offer. */
function ProviderChoices({ form, provider, set }: FeedFieldsProps) {
  const t = useMessages('feeds');
  return (
    <>
      {provider?.takesChoices && (
        <>
          <TextField
            label={t('form.category')}
            help={t('form.categoryHelp')}
            value={form.category}
            onChange={(category) => set({ category })}
          />
          <TextField
            label={t('form.licence')}
            help={t('form.licenceHelp')}
            value={form.licence}
            onChange={(licence) => set({ licence })}
          />
        </>
      )}
      {provider?.isAllOrNothing && (
        <Switch
          label={t('form.partial')}
          isSelected={form.isPartial}
          onChange={(isPartial) => set({ isPartial })}
        />
      )}
    </>
  );
}
