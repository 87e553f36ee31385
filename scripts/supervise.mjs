// Runs with the system's Node, 20 or later, and without packages.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, root, toolEnvironment } from './process.mjs';

/** Exit code of a start that may succeed later: the database does not answer, or the store is locked (sysexits.h). */
const temporaryFailure = 75;
/** Exit code of a server whose disk is full (sysexits.h, EX_IOERR). */
const diskFull = 74;

/** Exit code if the store's file was replaced or removed (server/stop.ts). */
const storeLost = 66;

/** Milliseconds. The server sends a heartbeat every second (server/heartbeat.ts). */
const defaults = {
  beat: 1_000,
  /**
   * Silence after which the server counts as hanging. It is counted in beats, so that the time in which the machine is
   * suspended does not count.
   */
  silence: 10_000,
  firstPause: 500,
  longestPause: 30_000,
  /** A server that was open for this time has recovered: the next pause is short again. */
  recovery: 60_000,
};

/**
 * Settings of the server's memory allocator (glibc), measured in docs/performance.md: two arenas instead of up to eight
 * per processor, and large blocks outside the arenas, so that they go back to the system when they are freed. By
 * default glibc places larger and larger blocks between small ones, and the holes remain.
 */
export const leanMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Runs the server and restarts it if it crashes or hangs. Returns the exit code when the server has ended in order, was
 * stopped by a signal, or failed to start for a reason that the operator has to fix.
 */
export async function supervise(node, args, options = {}) {
  const times = { ...defaults, ...options.times };
  const env = options.env ?? toolEnvironment({ NODE_ENV: 'production' });
  const stopping = listenForStop();
  let restarts = 0;
  let wait = times.firstPause;
  let hasBeenOpen = false;
  try {
    for (;;) {
      const childEnv = { ...leanMemory, ...env, PORTICO_RESTARTS: String(restarts) };
      const life = await liveOnce(node, args, { env: childEnv, times, stopping });
      const isStartFailure = !life.wasOpen && (!hasBeenOpen || life.code === 1);
      if (stopping.signal.aborted || life.code === 0 || life.code === storeLost || isStartFailure)
        return life.code ?? 1;
      hasBeenOpen ||= life.wasOpen;
      // A server that has answered requests worked, so the next one starts without a long pause.
      if (life.hasAnswered || life.openFor >= times.recovery) wait = times.firstPause;
      restarts += 1;
      report(`${life.end}; it is started again in ${wait / 1000} s`, { restarts });
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 0;
      wait = Math.min(wait * 2, times.longestPause);
    }
  } finally {
    stopping.close();
  }
}

/** Runs the server until it ends. Kills it if it hangs. */
function liveOnce(node, args, { env, times, stopping }) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    let openSince = null;
    let silentBeats = 0;
    let hasAnswered = false;
    let isHanging = false;
    // The first message means that the server is open. From then on it must send heartbeats.
    child.on('message', (message) => {
      hasAnswered ||= message === 'answered';
      openSince ??= performance.now();
      silentBeats = 0;
    });
    const watch = setInterval(() => {
      silentBeats += 1;
      if (openSince === null || times.silence === 0 || silentBeats * times.beat < times.silence) return;
      isHanging = true;
      child.kill('SIGKILL');
    }, times.beat);
    stopping.handOnTo(child);
    child.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.once('close', (code, signal) => {
      clearInterval(watch);
      const openFor = openSince === null ? 0 : performance.now() - openSince;
      const end = describeEnd({ code, signal, isHanging, times });
      resolve({ code, wasOpen: openSince !== null, openFor, hasAnswered, end });
    });
  });
}

function describeEnd({ code, signal, isHanging, times }) {
  if (isHanging) return `The server gave no sign of life for ${times.silence / 1000} s and was killed`;
  if (signal) return `The server was ended by ${signal}`;
  if (code === diskFull) return 'The server found the disk full';
  if (code === temporaryFailure) return 'The server could not start for the time being';
  return `The server ended with ${code}`;
}

/** Forwards signals to the current server and remembers that a stop was requested. */
function listenForStop() {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let current = null;
  const onSignal = (signal) => {
    controller.abort();
    current?.kill(signal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    handOnTo(child) {
      current = child;
    },
    close() {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
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
      `HANG_LIMIT: ${JSON.stringify(value)} is no number of seconds; use 3 to 3600, or 0 to let a server that hangs be.`,
    );
  }
  return seconds * 1000;
}

/** Runs the portal's server from its build. */
export function superviseServer(node, args) {
  const times = { silence: readSilence(process.env.HANG_LIMIT) };
  return supervise(node, ['build/server/main.js', ...args], { times });
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
