import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { TestStore } from './engines.ts';

/** Another process that uses the same store. */
export interface StoreProcess {
  /** Waits for the next printed line. */
  nextLine(): Promise<string>;
  /** Sends a line, which makes the process continue. */
  send(line: string): void;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Waits until the process ends. Throws an error with its output if it failed. */
  end(): Promise<void>;
}

const script = path.join(import.meta.dirname, 'store-process.ts');

/** Starts a process that runs one of the jobs of `store-process.ts` on the test store. */
export function startStoreProcess(
  testStore: TestStore,
  job: string,
  ...values: (string | number)[]
): StoreProcess {
  const settings = { dataDir: testStore.dataDir, databaseUrl: testStore.databaseUrl };
  const child = spawn(process.execPath, [script, JSON.stringify(settings), job, ...values.map(String)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'close');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return {
    async nextLine() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The process ended early. ${complaint}`);
      return value;
    },
    send(line) {
      child.stdin.write(`${line}\n`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end() {
      child.stdin.end();
      await ended;
      if (child.exitCode !== 0) throw new Error(`The process failed (${child.exitCode}). ${complaint}`);
    },
  };
}
