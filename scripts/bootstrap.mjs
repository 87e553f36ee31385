// Runs with the Node of the system, 20 or later, and without packages: it brings both.
import { buildIfStale } from './build.mjs';
import { install } from './install.mjs';
import { CommandError, run, toolEnvironment } from './process.mjs';
import { runSteps, staticSteps, testAll } from './test-run.mjs';

const commands = {
  /** From a fresh clone to a running portal. */
  async start(args) {
    const node = await install();
    await buildIfStale();
    return serve(node, args, 'production');
  },
  /** The portal from its sources, changes shown at once. */
  async dev(args) {
    const node = await install();
    return serve(node, ['--dev', ...args], 'development');
  },
  /** Builds what has changed; with --force in any case. */
  async build(args) {
    await install();
    const hasBuilt = await buildIfStale({ force: args.includes('--force') });
    if (!hasBuilt) console.log('The build is up to date.');
    return 0;
  },
  async check() {
    await install();
    return (await runSteps(staticSteps)) === null ? 0 : 1;
  },
  async test() {
    await install();
    return testAll();
  },
};

async function serve(node, args, mode) {
  const { code, signal } = await run(node, ['server/main.ts', ...args], {
    env: toolEnvironment({ NODE_ENV: mode }),
  });
  return signal ? 1 : code;
}

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : null;
try {
  if (!command)
    throw new CommandError(`Usage: node scripts/bootstrap.mjs ${Object.keys(commands).join(' | ')}`);
  process.exitCode = await command(args);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
