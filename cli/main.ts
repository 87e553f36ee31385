import { runCommandLine } from './run-command-line.ts';

// Files that commands write, such as backups and pictures, are for the current user only.
process.umask(0o077);
// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await runCommandLine(process.argv.slice(2));
