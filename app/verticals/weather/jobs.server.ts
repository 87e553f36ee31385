import { defineJob } from '#app/jobs/define-job.ts';
import { phrase } from '#app/lib/phrase.ts';
import { deleteForecastsBefore } from './stored-forecasts.server.ts';

const day = 86_400_000;
/** No provider forecasts further ahead, so an older copy covers no future day. */
const longestForecast = 16 * day;

/** The background jobs of the weather vertical. */
export const weatherJobs = [
  defineJob({
    name: 'delete-old-forecasts',
    title: 'Delete old forecasts',
    description: 'Deletes stored forecasts of days that are over.',
    every: day,
    async run({ store, clock }) {
      const count = await deleteForecastsBefore(store.db, clock.now() - longestForecast);
      return phrase('Forecasts that were over and are deleted: {count}.', { count });
    },
  }),
];
