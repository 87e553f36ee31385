import { maxHours } from '#app/feeds/schedule.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { scheduleKinds, type ScheduleForm } from './schedule-form.ts';

/** Chooses when a feed runs. */
export function ScheduleFields({
  schedule,
  error,
  onChange,
}: {
  schedule: ScheduleForm;
  error: string | undefined;
  onChange: (schedule: ScheduleForm) => void;
}) {
  const t = useMessages('feeds');
  const { kind, hours, time } = schedule;
  return (
    <div className="flex flex-col gap-2">
      <span className="text-secondary font-semibold">{t('form.schedule')}</span>
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={t('form.schedule')}
          options={scheduleKinds.map((id) => ({ id, label: t('form.scheduleKind', { kind: id }) }))}
          value={kind}
          onChange={(next) => onChange({ ...schedule, kind: next })}
        />
        {kind === 'hours' && (
          <NumberField
            label={t('form.hours')}
            isLabelHidden
            value={hours}
            onChange={(next) => onChange({ ...schedule, hours: next })}
            minValue={1}
            maxValue={maxHours}
          />
        )}
        {kind === 'daily' && (
          <TextField
            label={t('form.time')}
            isLabelHidden
            value={time}
            onChange={(next) => onChange({ ...schedule, time: next })}
            type="time"
            className="w-36"
          />
        )}
      </div>
      <span className="text-secondary text-faint">{t('form.scheduleHelp')}</span>
      {error !== undefined && <Banner>{error}</Banner>}
    </div>
  );
}
