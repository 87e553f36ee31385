import { useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { FeedOutcomeOfAction } from './change-feeds.server.ts';
import { inverseOf, useSendFeedAction } from './use-feed-action.ts';
import { GateFields, suggestedGate } from './gate-fields.tsx';
import type { FeedValues, ShownProvider } from './feeds.server.ts';
import { readScheduleForm, ScheduleFields, writeSchedule } from './schedule-fields.tsx';

/** The form of a feed. Without values, it adds one. */
export function FeedDialog({
  values,
  providers,
  mapped,
  onSaved,
  onClose,
}: {
  values: FeedValues | null;
  providers: readonly ShownProvider[];
  /** The mapping of a new feed, and the address of its list, if it is known. The first provider reads it. */
  mapped?: { mapping: FeedMapping; address: string };
  onSaved?: () => void;
  onClose: () => void;
}) {
  const t = useMessages('feeds');
  const navigate = useNavigate();
  const { submit, data, state } = useFetcher<FeedOutcomeOfAction>();
  const sendFeedAction = useSendFeedAction();
  const [first] = providers;
  const [name, setName] = useState(values?.name ?? mapped?.mapping.source ?? first?.label ?? '');
  const [provider, setProvider] = useState(values?.provider ?? first?.id ?? '');
  const [address, setAddress] = useState(values?.address ?? mapped?.address ?? '');
  const [schedule, setSchedule] = useState(() => readScheduleForm(values?.schedule));
  const rules = values?.rules;
  const [isPublishing, setPublishing] = useState(rules?.publishes != null);
  const [mostAdded, setMostAdded] = useState(rules?.publishes?.mostAdded ?? 50);
  const [mostRemoved, setMostRemoved] = useState(rules?.publishes?.mostRemovedPercent ?? 10);
  const [gate, setGate] = useState(rules?.gate ?? suggestedGate);
  const [category, setCategory] = useState(rules?.category ?? '');
  const [licence, setLicence] = useState(rules?.licence ?? '');
  const [isPartial, setPartial] = useState(rules?.partial ?? false);
  const chosen = providers.find(({ id }) => id === provider);
  const fault = data?.outcome === 'refused' ? data.fault : null;
  const faultOf = (field: string) =>
    fault?.field === field ? t('fault.field', { fault: fault.fault }) : undefined;

  useOnAnswer(data, (answer) => {
    if (answer.outcome !== 'added' && answer.outcome !== 'saved') return;
    const { outcome, name: savedName, id } = answer;
    const inverse = inverseOf(answer);
    showToast({
      text: t('done.feed', { outcome, name: savedName }),
      ...(inverse && { undo: () => sendFeedAction(inverse) }),
    });
    onSaved?.();
    onClose();
    if (outcome === 'added') void navigate(`/feeds/${id}`);
  });

  function save() {
    const switches = {
      ...(isPublishing && { publishes: 'true' }),
      ...(isPartial && { partial: 'true' }),
    };
    void submit(
      {
        ...(values ? { intent: 'save', id: values.id, revision: values.revision } : { intent: 'add' }),
        name,
        provider,
        address,
        schedule: writeSchedule(schedule),
        category,
        licence,
        gate: JSON.stringify(gate),
        mostAdded,
        mostRemovedPercent: mostRemoved,
        ...(mapped && { mapping: JSON.stringify(mapped.mapping) }),
        ...switches,
      },
      { method: 'post', action: '/feeds' },
    );
  }

  return (
    <FormDialog
      title={values ? t('form.editTitle') : t('feed.add')}
      submit={t(values ? 'form.save' : 'feed.add')}
      isBusy={state !== 'idle'}
      onSubmit={save}
      onClose={onClose}
    >
      {data?.outcome === 'conflict' && <Banner>{t('form.conflict')}</Banner>}
      {data?.outcome === 'gone' && <Banner>{t('done.gone')}</Banner>}
      {mapped ? (
        fault?.field === 'mapping' && <Banner>{t('fault.field', { fault: fault.fault })}</Banner>
      ) : (
        <Select
          label={t('form.provider')}
          options={providers}
          selectedKey={provider}
          onSelectionChange={(key) => {
            const next = providers.find(({ id }) => id === key);
            if (!next) return;
            if (name === (chosen?.label ?? '')) setName(next.label);
            setProvider(next.id);
          }}
          help={chosen?.needsMapping ? t('form.mappingHelp') : undefined}
          error={faultOf('provider') ?? faultOf('mapping')}
        />
      )}
      <TextField label={t('form.name')} value={name} onChange={setName} error={faultOf('name')} />
      <TextField
        label={t('form.address')}
        isCode
        value={address}
        onChange={setAddress}
        error={faultOf('address')}
        help={
          chosen &&
          !mapped && (
            <>
              {t(chosen.isDownload ? 'form.downloadHelp' : 'form.addressHelp')}{' '}
              <bdi className="break-all">{chosen.address}</bdi>
            </>
          )
        }
        spellCheck="false"
      />
      <ScheduleFields schedule={schedule} error={faultOf('schedule')} onChange={setSchedule} />
      <Switch
        label={t('form.publishes')}
        help={t('form.publishesHelp', { isOn: isPublishing ? 'yes' : 'other' })}
        isSelected={isPublishing}
        onChange={setPublishing}
      />
      {isPublishing && (
        <div className="flex flex-wrap gap-4">
          <NumberField
            label={t('form.mostAdded')}
            value={mostAdded}
            onChange={setMostAdded}
            minValue={0}
            maxValue={100_000}
          />
          <NumberField
            label={t('form.mostRemoved')}
            value={mostRemoved}
            onChange={setMostRemoved}
            minValue={0}
            maxValue={100}
          />
        </div>
      )}
      <GateFields gate={gate} onChange={setGate} />
      {chosen?.takesChoices && (
        <>
          <TextField
            label={t('form.category')}
            help={t('form.categoryHelp')}
            value={category}
            onChange={setCategory}
          />
          <TextField
            label={t('form.licence')}
            help={t('form.licenceHelp')}
            value={licence}
            onChange={setLicence}
          />
        </>
      )}
      {chosen?.isAllOrNothing && (
        <Switch label={t('form.partial')} isSelected={isPartial} onChange={setPartial} />
      )}
    </FormDialog>
  );
}
