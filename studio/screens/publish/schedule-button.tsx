import { CalendarClock } from 'lucide-react';
import { useContext, useState } from 'react';
import { wallTime } from '#app/lib/time-zone.ts';
import { DocumentMessagesContext, useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { PublishOutcome } from './publish.server.ts';

const hour = 3_600_000;

interface ScheduleProps {
  isBusy: boolean;
  /** The answer to the last action on the draft. */
  answer: PublishOutcome | undefined;
  /** `time` is in the site's time zone, such as `2026-12-24T18:00`. */
  onSchedule: (time: string) => void;
}

/** Publishes the draft at a time that the operator chooses. */
export function ScheduleButton({ isDisabled, ...props }: ScheduleProps & { isDisabled: boolean }) {
  const t = useMessages('publish');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<CalendarClock aria-hidden className="size-4" />}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      >
        {t('schedule.title')}
      </Button>
      {isOpen && <ScheduleDialog {...props} publishAt={null} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says when a scheduled draft will be published. Changes that time, or cancels the publication. */
export function ScheduleBanner({
  onCancel,
  ...props
}: ScheduleProps & { publishAt: number; onCancel: () => void }) {
  const t = useMessages('publish');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const time = formats.date(props.publishAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <Banner
        kind="info"
        title={t('schedule.at', { time })}
        actions={
          <>
            <Button
              size="small"
              icon={<CalendarClock aria-hidden className="size-4" />}
              onPress={() => setOpen(true)}
            >
              {t('schedule.change')}
            </Button>
            <Button size="small" onPress={onCancel}>
              {t('schedule.cancel')}
            </Button>
          </>
        }
      />
      {isOpen && <ScheduleDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks for the time of the publication. Stays open if that time has already passed. */
function ScheduleDialog({
  publishAt,
  isBusy,
  answer,
  onSchedule,
  onClose,
}: ScheduleProps & { publishAt: number | null; onClose: () => void }) {
  const t = useMessages('publish');
  const formats = useFormats();
  const { timeZone } = useContext(DocumentMessagesContext);
  const [openedAt] = useState(() => Date.now());
  const [time, setTime] = useState(() => wallTime(publishAt ?? Math.ceil(openedAt / hour) * hour, timeZone));
  const [refused, setRefused] = useState<string | null>(null);
  const [earlier] = useState(answer);
  useOnAnswer(answer === earlier ? undefined : answer, ({ outcome }) => {
    if (outcome === 'past') setRefused(time);
    else onClose();
  });
  return (
    <FormDialog
      title={t('schedule.title')}
      submit={t('schedule.confirm')}
      isBusy={isBusy}
      isDisabled={time === ''}
      onSubmit={() => onSchedule(time)}
      onClose={onClose}
    >
      <p className="text-muted">{t('schedule.text')}</p>
      <TextField
        label={t('schedule.time')}
        help={t('schedule.zone', {
          zone: timeZone,
          time: formats.date(openedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
        type="datetime-local"
        value={time}
        onChange={setTime}
        error={refused !== null && refused === time ? t('schedule.past') : undefined}
      />
    </FormDialog>
  );
}
