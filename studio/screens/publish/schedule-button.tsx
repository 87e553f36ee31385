import { CalendarClock } from 'lucide-react';
import { useContext, useState } from 'react';
import { wallTime } from '#app/lib/time-zone.ts';
import { DocumentMessagesContext, useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

const hour = 3_600_000;

/** Publishes the draft at a time that the operator chooses, or cancels that. */
export function ScheduleButton({
  publishAt,
  isDisabled,
  isPast,
  onSchedule,
  onCancel,
}: {
  publishAt: number | null;
  isDisabled: boolean;
  /** The chosen time is not in the future. */
  isPast: boolean;
  /** `time` is in the site's time zone, such as `2026-12-24T18:00`. */
  onSchedule: (time: string) => void;
  onCancel: () => void;
}) {
  const t = useMessages('publish');
  const formats = useFormats();
  const { timeZone } = useContext(DocumentMessagesContext);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const [time, setTime] = useState('');
  const isOpen = openedAt !== null;
  const open = () => {
    const now = Date.now();
    setOpenedAt(now);
    setTime(wallTime(Math.ceil(now / hour) * hour, timeZone));
  };
  if (publishAt !== null) {
    return (
      <>
        <span className="text-secondary text-muted">
          {t('schedule.at', { time: formats.date(publishAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </span>
        <Button icon={<CalendarClock aria-hidden className="size-4" />} onPress={onCancel}>
          {t('schedule.cancel')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button icon={<CalendarClock aria-hidden className="size-4" />} isDisabled={isDisabled} onPress={open}>
        {t('schedule.title')}
      </Button>
      {isPast && !isOpen && (
        <span role="alert" className="text-secondary text-danger">
          {t('schedule.past')}
        </span>
      )}
      <Dialog
        title={t('schedule.title')}
        isOpen={isOpen}
        onClose={() => setOpenedAt(null)}
        actions={
          <Button
            kind="secondary"
            isDisabled={time === ''}
            onPress={() => {
              onSchedule(time);
              setOpenedAt(null);
            }}
          >
            {t('schedule.confirm')}
          </Button>
        }
      >
        <p>{t('schedule.text')}</p>
        <TextField
          label={t('schedule.time')}
          help={t('schedule.zone', {
            zone: timeZone,
            time: formats.date(openedAt ?? 0, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          type="datetime-local"
          value={time}
          onChange={setTime}
        />
      </Dialog>
    </>
  );
}
