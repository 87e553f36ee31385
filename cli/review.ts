import { runReview } from '#server/doctor/run-review.ts';
import type { DefineCommand } from './command.ts';
import { reportFindings } from './findings.ts';

/** `portico review`: checks whether the published site is ready for the review of an ad network. */
export const defineReview: DefineCommand = (command, { act, output }) => {
  command
    .addHelpText(
      'after',
      '\nIt changes nothing. Exit status: 0 ready, 1 ready with recommendations, 2 something must be fixed first.',
    )
    .action(act(() => reportFindings(runReview, output)));
};
