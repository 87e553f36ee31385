// Runs with the system's Node, 20 or later, and without packages.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { leanMemory } from './lean-memory.mjs';
import { CommandError, root, toolEnvironment } from './process.mjs';

/** Exit code if the store's file was replaced or removed (server/stop.ts). A restart would use another store. */
const storeLost = 66;

/** Descriptions of other exit codes (sysexits.h). */
const reasons = new Map([
  [74, 'The server found the disk full'],
  [75, 'The server could not start for the time being'],
]);

/** Signals that the supervisor forwards to the server. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Times in milliseconds. The server sends a heartbeat every second (server/heartbeat.ts). */
const defaults = {
  beat: 1_000,
  /**
   * Silence after which the server counts as hanging. It is counted in beats, so that time during which the machine is
   * suspended does not count.
   */
  silence: 10_000,
  firstPause: 500,
  longestPause: 30_000,
};

/**
 * Runs the server and restarts it if it crashes or hangs. Returns the exit code when the server has ended normally, was
 * stopped by a signal, or failed to start for a reason that the operator has to fix.
 */
export async function supervise(node, args, options = {}) {
  const times = { ...defaults, ...options.times };
  const env = { ...leanMemory, ...(options.env ?? toolEnvironment({ NODE_ENV: 'production' })) };
  const stopping = new AbortController();
  let server = null;
  for (const name of stopSignals) {
    process.on(name, () => {
      stopping.abort();
      server?.kill(name);
    });
  }
  let wait = times.firstPause;
  let hasBeenOpen = false;
  for (let restarts = 1; ; restarts += 1) {
    server = spawn(node, args, {
      cwd: root,
      env: { ...env, PORTICO_RESTARTS: String(restarts - 1) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const { code, signal, wasOpen, hasAnswered, end } = await watch(server, times);
    // If the server has been open once, its settings have worked before, so another start may succeed. Only exit code 1
    // then ends the restarts.
    const isStartFailure = !wasOpen && (!hasBeenOpen || code === 1);
    if (stopping.signal.aborted || code === 0 || code === storeLost || isStartFailure) {
      // A server that a stop signal ends before it handles signals has no exit code. It has stopped as requested, so
      // this counts as success.
      return code ?? (stopSignals.includes(signal) ? 0 : 1);
    }
    hasBeenOpen ||= wasOpen;
    if (hasAnswered) wait = times.firstPause;
    report(`${end}; it is started again in ${wait / 1000} s`, { restarts });
    await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
    wait = Math.min(wait * 2, times.longestPause);
  }
}

/** Waits until the server ends. Kills it if it hangs. */
function watch(server, times) {
  return new Promise((resolve, reject) => {
    let [wasOpen, hasAnswered, isHanging] = [false, false, false];
    let silentBeats = 0;
    // The first message means that the server is open. From then on it must send heartbeats.
    server.on('message', (message) => {
      wasOpen = true;
      hasAnswered ||= message === 'answered';
      silentBeats = 0;
    });
    const timer = setInterval(() => {
      silentBeats += 1;
      if (!wasOpen || times.silence === 0 || silentBeats * times.beat < times.silence) return;
      isHanging = true;
      server.kill('SIGKILL');
    }, times.beat);
    server.once('error', reject);
    server.once('close', (code, signal) => {
      clearInterval(timer);
      const end = isHanging
        ? `The server sent no heartbeat for ${times.silence / 1000} s and was killed`
        : signal
          ? `The server was ended by ${signal}`
          : (reasons.get(code) ?? `The server ended with ${code}`);
      resolve({ code, signal, wasOpen, hasAnswered, end });
    });
  });
}

/** Prints a line in the format of the server's log. */
function report(msg, details) {
  console.error(JSON.stringify({ level: 50, time: Date.now(), ...details, msg }));
}

/**
 * Returns the allowed silence in milliseconds, from the environment. 0 disables the check, as is needed with a
 * debugger.
 */
export function readSilence(value) {
  if (value === undefined || value.trim() === '') return defaults.silence;
  const seconds = Number(value);
  if (!/^\d+$/.test(value.trim()) || (seconds > 0 && seconds < 3) || seconds > 3_600) {
    throw new CommandError(
      `HANG_LIMIT: ${JSON.stringify(value)} is not a number of seconds. Use 3 to 3600, or 0 to leave a server that hangs running.`,
    );
  }
  return seconds * 1000;
}

/**
 * Returns options of Node.js that limit V8's threads to the number of processors. By default, V8 collects garbage and
 * compiles with four threads, which take turns with the event loop if there are fewer processors
 * (docs/decisions/0063).
 */
export function threadOptions(processors = availableParallelism()) {
  return [`--v8-pool-size=${Math.min(processors, 4)}`];
}

/** Runs the portal's server from its build. */
export function superviseServer(node, args) {
  const times = { silence: readSilence(process.env.HANG_LIMIT) };
  return supervise(node, [...threadOptions(), 'build/server/main.js', ...args], { times });
}

if (path.basename(process.argv[1] ?? '') === path.basename(import.meta.url)) {
  try {
    process.exitCode = await superviseServer(process.execPath, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
