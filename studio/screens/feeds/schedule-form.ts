import { parseSchedule } from '#app/feeds/schedule.ts';

export const scheduleKinds = ['daily', 'hours', 'manual'] as const;

/** The schedule of a feed in its form. The values of the kinds that are not chosen stay in the form. */
export interface ScheduleForm {
  kind: (typeof scheduleKinds)[number];
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
