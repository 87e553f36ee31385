// Runs with the system's Node, 20 or later, without installed packages. It installs Node 24 and the packages.
import { buildIfStale } from './build.mjs';
import { install } from './install.mjs';
import { CommandError, run, toolEnvironment } from './process.mjs';
import { superviseServer } from './supervise.mjs';
import { checkAll, testAll, testLong } from './test-run.mjs';

const commands = {
  /** Starts a portal from a fresh clone, and restarts it when it crashes or hangs. */
  async start(args) {
    const node = await install();
    await buildIfStale();
    return superviseServer(node, args);
  },
  /** Runs the portal from its sources and shows changes immediately. */
  async dev(args) {
    const node = await install();
    const { code, signal } = await run(node, ['server/dev.ts', ...args], {
      env: toolEnvironment({ NODE_ENV: 'development' }),
    });
    return signal ? 1 : code;
  },
  /** Builds if the sources have changed, or always with --force. */
  async build(args) {
    await install();
    const hasBuilt = await buildIfStale({ force: args.includes('--force') });
    if (!hasBuilt) console.log('The build is up to date.');
    return 0;
  },
  /** Starts several processes on PostgreSQL behind a proxy and checks them. */
  async 'cluster:demo'() {
    const node = await install();
    await buildIfStale();
    return (await run(node, ['scripts/cluster-demo.ts'])).code;
  },
  /** Causes faults in real processes and reports the results (docs/chaos.md). */
  async chaos(args) {
    const node = await install();
    await buildIfStale();
    return (await run(node, ['chaos/main.ts', ...args])).code;
  },
  async check() {
    await install();
    return checkAll();
  },
  /** Runs the tests of every change. */
  async test() {
    await install();
    return testAll();
  },
  /** Runs the tests that take too long to run for every change. */
  async 'test:long'() {
    await install();
    return testLong();
  },
};

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
