import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/*
 * Checks browser code without the types of Node (tsconfig.browser.json). Components and routes import types from server
 * files, so the compiler also reads those and reports their uses of Node. These errors are left out: tsconfig.json and
 * tsconfig.server.json check the server files. Exits with 1 if browser code has errors.
 *
 *   node scripts/browser-types.ts
 */

const compile = promisify(execFile);
const bin = path.join(import.meta.dirname, '../node_modules/.bin');
const PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
const options = { maxBuffer: 2 ** 26, env: { ...process.env, PATH } };
const project = ['-p', 'tsconfig.browser.json'];

const { stdout: config } = await compile('tsc', ['--showConfig', ...project], options);
const { files } = JSON.parse(config) as { files: readonly string[] };
const browserFiles = new Set(files.map((file) => file.replace(/^\.\//, '')));

const output = await compile(
  'tsc',
  ['--noEmit', '--singleThreaded', '--pretty', 'false', ...project],
  options,
)
  .then(({ stdout }) => stdout)
  .catch((error: unknown) => {
    // The compiler exits with 1 or 2 if it found errors.
    const { code, stdout } = error as { code?: unknown; stdout?: unknown };
    if ((code === 1 || code === 2) && typeof stdout === 'string') return stdout;
    throw error;
  });

// An error starts with its file and position. Further lines of it are indented. An error of the configuration has no
// file.
const errors = output.split(/\n(?!\s)/).filter((error) => error.includes('error TS'));
const own = errors.filter((error) => {
  const file = /^(\S+)\(\d+,\d+\): /.exec(error)?.[1];
  return file === undefined || browserFiles.has(file);
});
for (const error of own) console.log(error);
if (own.length > 0) process.exitCode = 1;
