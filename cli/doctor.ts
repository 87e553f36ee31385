import { runDoctor } from '#server/doctor/run-doctor.ts';
import type { DefineCommand } from './command.ts';
import { reportFindings } from './findings.ts';

/** `portico doctor`: examines the installation and explains how to fix problems. */
export const defineDoctor: DefineCommand = (command, { act, output }) => {
  command
    .addHelpText(
      'after',
      '\nIt changes nothing, and also works while Portico is stopped. Exit status: 0 all is well, 1 warnings, 2 errors.',
    )
    .action(act(() => reportFindings(runDoctor, output)));
};
