import { runCommandLine } from './run-command-line.ts';

// What commands write, such as backups and pictures, is for the user that runs them alone.
process.umask(0o077);
// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await runCommandLine(process.argv.slice(2));
