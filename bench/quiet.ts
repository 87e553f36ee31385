import { readdirSync, readFileSync } from 'node:fs';

/** Maximum share of one processor that other programs may use for a valid figure. */
const maxForeign = 0.1;

/** Milliseconds between two readings of this run's processes. */
const interval = 200;

/** Clock ticks per second in `/proc`. Linux reports 100 on every platform that Node supports. */
const ticksPerSecond = 100;

/** Measures how much of the machine other programs use. */
export interface QuietWatch {
  /**
   * Ends the watch. Returns the number of processors that other programs used, or `null` if the system does not
   * report it.
   */
  stop(): number | null;
}

/** Returns whether a verdict is allowed. A verdict is always allowed if the system reports no figures. */
export function isQuiet(foreign: number | null): boolean {
  return foreign === null || foreign <= maxForeign;
}

/**
 * Measures the processor time of the whole machine, and that of this process with its descendants. Other programs, or
 * other machines of the hypervisor, used the difference. Linux only.
 */
export function watchMachine(): QuietWatch {
  const busyBefore = readBusyTicks();
  if (busyBefore === null) return { stop: () => null };
  const began = performance.now();
  /** Ticks of each process of this run at its first and at its last reading. */
  const own = new Map<number, { first: number; last: number }>();
  const sample = (isFirst: boolean) => {
    for (const [pid, ticks] of readOwnTicks()) {
      const seen = own.get(pid);
      if (seen) seen.last = ticks;
      // A process that started during the measurement counts from its start.
      else own.set(pid, { first: isFirst ? ticks : 0, last: ticks });
    }
  };
  sample(true);
  const timer = setInterval(() => sample(false), interval);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      sample(false);
      const busy = (readBusyTicks() ?? busyBefore) - busyBefore;
      const ours = [...own.values()].reduce((sum, { first, last }) => sum + last - first, 0);
      const seconds = (performance.now() - began) / 1000;
      return Math.max(0, (busy - ours) / ticksPerSecond / seconds);
    },
  };
}

/** Returns the busy ticks of all processors: user, nice, system, interrupts and stolen time (proc_stat(5)). */
function readBusyTicks(): number | null {
  const line = readText('/proc/stat')?.split('\n', 1)[0];
  if (!line?.startsWith('cpu ')) return null;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + irq + softirq + steal;
}

/** Returns the ticks of this process and its descendants by process id. */
function readOwnTicks(): Map<number, number> {
  const all = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readText(`/proc/${name}/stat`) : null;
    if (stat === null) continue;
    // The name of the command, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    all.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) });
  }
  const own = new Map<number, number>();
  const isOwn = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 1 && isOwn(parent);
  };
  for (const [pid, { ticks }] of all) if (isOwn(pid)) own.set(pid, ticks);
  return own;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
