import { readdirSync, readFileSync } from 'node:fs';

/** Returns the processor time of all threads of a process in microseconds (proc_pid_schedstat(5)). Linux only. */
export function processorTime(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + threadTime(pid, thread), 0);
}

function threadTime(pid: number, thread: string): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1000;
  } catch {
    // The thread has ended.
    return 0;
  }
}
