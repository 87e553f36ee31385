import { parseSchedule } from '#app/feeds/schedule.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { ShownRun } from './feeds.server.ts';

/** Describes runs and schedules in words. */
export function useFeedWords() {
  const t = useMessages('feeds');
  return {
    describeRun({ outcome, added, changed, removed, reason }: ShownRun): string {
      if (outcome === 'failed') return t('run.failed', { reason });
      const hasCounts = outcome === 'applied' || outcome === 'waiting';
      if (hasCounts) return t('run.counts', { outcome, added, changed, removed });
      return t('run.outcome', { outcome });
    },
    describeSchedule(text: string): string {
      const schedule = parseSchedule(text);
      if (!schedule || schedule.kind === 'manual') return t('schedule.byHand');
      if (schedule.kind === 'hours') return t('schedule.hours', { count: schedule.hours });
      return t('schedule.daily', { time: text });
    },
  };
}
