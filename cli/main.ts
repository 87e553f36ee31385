import { isDiskFull } from '#app/store/disk-full.server.ts';
import { createOutput } from './output.ts';
import { explainFullDisk, runCommandLine } from './run-command-line.ts';

// Files that commands write, such as backups and pictures, are for the current user only.
process.umask(0o077);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes early, such as `head`, is not an error.
  if (error.code === 'EPIPE') process.exit(0);
  if (!isDiskFull(error)) throw error;
  process.exit(explainFullDisk(error, createOutput(false)));
});
process.exitCode = await runCommandLine(process.argv.slice(2));
