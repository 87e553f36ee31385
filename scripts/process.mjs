import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root folder of the repository. */
export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);

/** An error that ends a command. Its message says on one line where the fault is and how to fix it. */
export class CommandError extends Error {}

/** Returns an environment in which the installed tools, such as Node 24, come first in the path. */
export function toolEnvironment(extra = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  return {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Runs a program in a folder, by default the root, and returns its exit code. Forwards signals to it. The program
 * writes to our output; with `quiet` its output is returned instead.
 */
export function run(command, args, { cwd = root, env = toolEnvironment(), quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve({ code: code ?? 1, signal, output: Buffer.concat(output).toString() });
    });
  });
}

/** Runs a program that has to succeed. Its output is only shown if it fails. */
export async function mustRun(what, command, args, options = {}) {
  const { code, output } = await run(command, args, { quiet: true, ...options }).catch((error) => ({
    code: 1,
    output: String(error.message),
  }));
  if (code === 0) return output;
  process.stderr.write(output.endsWith('\n') ? output : `${output}\n`);
  throw new CommandError(`${what} failed; the lines above say why.`);
}
