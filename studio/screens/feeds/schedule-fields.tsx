import { mostHours, parseSchedule } from '#app/feeds/schedule.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';

const kinds = ['daily', 'hours', 'manual'] as const;

/** The schedule of a feed in its form. The values of the kinds that are not chosen are kept. */
export interface ScheduleForm {
  kind: (typeof kinds)[number];
  hours: number;
  /** Time of the day, such as `03:30`. */
  time: string;
}

const usual = { hours: 6, time: '03:30' };

/** Reads the stored form of a schedule. A new feed runs once a day. */
export function readScheduleForm(stored: string = usual.time): ScheduleForm {
  const schedule = parseSchedule(stored) ?? { kind: 'manual' };
  switch (schedule.kind) {
    case 'manual':
      return { kind: 'manual', ...usual };
    case 'hours':
      return { kind: 'hours', hours: schedule.hours, time: usual.time };
    case 'daily':
      return { kind: 'daily', hours: usual.hours, time: stored };
  }
}

/** Returns the stored form of a schedule. */
export function writeSchedule({ kind, hours, time }: ScheduleForm): string {
  if (kind === 'manual') return '';
  return kind === 'hours' ? `${hours}h` : time;
}

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
          options={kinds.map((id) => ({ id, label: t('form.scheduleKind', { kind: id }) }))}
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
            maxValue={mostHours}
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
