import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const supervisor = pathToFileURL(path.join(import.meta.dirname, 'supervise.mjs')).href;
const runner = `
  import { supervise } from ${JSON.stringify(supervisor)};
  const [program, times] = process.argv.slice(1);
  process.exitCode = await supervise(process.execPath, ['-e', program], { times: JSON.parse(times) });
`;

/** Parts of the programs that replace the server. The message `open` means that the program is listening. */
const open = `console.log('life', process.env.PORTICO_RESTARTS); process.send('open');`;
const alive = `setInterval(() => process.send('alive'), 20);`;
const onlyFirst = `process.env.PORTICO_RESTARTS === '0'`;

/** Runs the supervisor over a program. Calls `told` with the output so far after each line. */
async function superviseProgram(
  program: string,
  options: {
    silence?: number;
    firstPause?: number;
    told?: (output: string, kill: (signal: NodeJS.Signals) => void) => void;
  } = {},
) {
  const { silence = 10_000, firstPause = 10 } = options;
  const times = { beat: 50, silence, firstPause, longestPause: Math.max(firstPause, 40) };
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', runner, program, JSON.stringify(times)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      options.told?.(output, (signal) => child.kill(signal));
    });
  }
  await once(child, 'close');
  const lives = output.split('\n').filter((line) => line.startsWith('life')).length;
  return { code: child.exitCode, lives, output };
}

describe('the supervised server', { timeout: 60_000 }, () => {
  test('is restarted when it crashes, and the supervisor ends when it ends normally', async () => {
    const { code, lives, output } = await superviseProgram(
      `${open} ${alive} setTimeout(() => process.exit(process.env.PORTICO_RESTARTS === '3' ? 0 : 9), 30);`,
    );
    expect([code, lives]).toEqual([0, 4]);
    const reports = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { restarts: number; msg: string });
    expect(reports.map(({ restarts }) => restarts)).toEqual([1, 2, 3]);
    expect(reports.map(({ msg }) => msg)).toEqual([
      'The server ended with 9; it is started again in 0.01 s',
      'The server ended with 9; it is started again in 0.02 s',
      'The server ended with 9; it is started again in 0.04 s',
    ]);
  });

  test('is restarted without a growing pause if it answered before it crashed', async () => {
    const { code, output } = await superviseProgram(
      `${open} process.send('answered', () => process.exit(process.env.PORTICO_RESTARTS === '4' ? 0 : 9));`,
    );
    expect(code).toBe(0);
    expect(output.match(/started again in [\d.]+ s/g)).toEqual(Array(4).fill('started again in 0.01 s'));
  });

  test('is restarted when it was killed', async () => {
    const { code, lives, output } = await superviseProgram(
      `${open} if (${onlyFirst}) process.kill(process.pid, 'SIGKILL'); else process.exit(0);`,
    );
    expect([code, lives]).toEqual([0, 2]);
    expect(output).toContain('ended by SIGKILL');
  });

  test('is not restarted when its store was lost, because it would use another one', async () => {
    const { code, lives } = await superviseProgram(
      `${open} ${alive} setTimeout(() => process.exit(66), 30);`,
    );
    expect([code, lives]).toEqual([66, 1]);
  });

  test('is killed and restarted when it is in an endless loop', async () => {
    const { code, lives, output } = await superviseProgram(
      `${open} ${alive} setTimeout(() => { if (${onlyFirst}) for (;;); process.exit(0); }, 40);`,
      { silence: 500 },
    );
    expect([code, lives]).toEqual([0, 2]);
    expect(output).toContain('no heartbeat for 0.5 s');
  });

  test('is not killed during a long start', async () => {
    const busy = `const end = Date.now() + 900; while (Date.now() < end);`;
    const { code, lives, output } = await superviseProgram(`${busy} ${open} process.exit(0);`, {
      silence: 300,
    });
    expect([code, lives]).toEqual([0, 1]);
    expect(output).not.toContain('started again');
  });

  test.each([1, 70, 74, 75])('is not restarted if it fails to start at all: %i', async (wanted) => {
    const { code, lives } = await superviseProgram(`console.log('life'); process.exit(${wanted});`);
    expect([code, lives]).toEqual([wanted, 1]);
  });

  test('is restarted with growing pauses while the disk is full, if it was open before', async () => {
    const { code, output } = await superviseProgram(`
      const life = Number(process.env.PORTICO_RESTARTS);
      if (life > 0) process.exit(life < 4 ? 74 : 0);
      ${open} process.exit(9);`);
    expect(code).toBe(0);
    expect(output.match(/disk full; it is started again in [\d.]+ s/g)).toEqual(
      ['0.02', '0.04', '0.04'].map((pause) => `disk full; it is started again in ${pause} s`),
    );
  });

  test('that was open before is restarted while its store is away, but not after an error that the operator has to fix', async () => {
    const { code, lives } = await superviseProgram(`
      const life = Number(process.env.PORTICO_RESTARTS);
      if (life > 0) { console.log('life'); process.exit(life < 3 ? 75 : 1); }
      ${open} process.exit(9);`);
    expect([code, lives]).toEqual([1, 4]);
  });
});

describe('signals', { timeout: 60_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s is forwarded, and the exit code is that of the server',
    async (signal) => {
      let isTold = false;
      const { code, lives } = await superviseProgram(
        `process.on('${signal}', () => process.exit(5)); ${open} ${alive}`,
        {
          told: (output, kill) => {
            if (!isTold && output.includes('life')) kill(signal);
            isTold ||= output.includes('life');
          },
        },
      );
      expect([code, lives]).toEqual([5, 1]);
    },
  );

  test('do not wait for a hanging server', async () => {
    const { lives, output } = await superviseProgram(
      `${open} setTimeout(() => { console.log('looping'); for (;;); }, 10);`,
      { silence: 500, told: (said, kill) => void (said.includes('looping') && kill('SIGTERM')) },
    );
    expect(lives).toBe(1);
    expect(output).not.toContain('started again');
  });

  test('that end a server before it handles them count as a normal stop', async () => {
    const { code, lives } = await superviseProgram(`${open} ${alive}`, {
      told: (output, kill) => void (output.includes('life') && kill('SIGTERM')),
    });
    expect([code, lives]).toEqual([0, 1]);
  });

  test('end the pause before a restart', async () => {
    const { code, lives } = await superviseProgram(`${open} process.exit(9);`, {
      firstPause: 30_000,
      told: (output, kill) => void (output.includes('"restarts":1') && kill('SIGTERM')),
    });
    expect([code, lives]).toEqual([0, 1]);
  });
});
