import { readdirSync, readFileSync } from 'node:fs';

/** Share of one processor that other programs may use while a figure still counts. */
const mostForeign = 0.1;

/** Milliseconds between two looks at the processes of this run. */
const interval = 200;

/** Clock ticks of `/proc` per second; Linux reports 100 on every platform that Node supports. */
const ticksPerSecond = 100;

/** Tells how much of the machine other programs used. */
export interface QuietWatch {
  /**
   * Ends the watch. Returns the number of processors that other programs used, or `null` if the system does not
   * report it.
   */
  stop(): number | null;
}

/** True when a verdict may be given. Without figures of the system nothing speaks against one. */
export function isQuiet(foreign: number | null): boolean {
  return foreign === null || foreign <= mostForeign;
}

/**
 * Watches the processor time of the whole machine and of this process with its descendants. The difference is what other
 * programs used, together with the time that a hypervisor gave to other machines. Linux only.
 */
export function watchMachine(): QuietWatch {
  const busyBefore = readBusyTicks();
  if (busyBefore === null) return { stop: () => null };
  const began = performance.now();
  /** Ticks of each process of this run when it was first seen, and when it was last seen. */
  const own = new Map<number, { first: number; last: number }>();
  const look = (isFirst: boolean) => {
    for (const [pid, ticks] of readOwnTicks()) {
      const seen = own.get(pid);
      if (seen) seen.last = ticks;
      // A process that started during the watch counts from its beginning.
      else own.set(pid, { first: isFirst ? ticks : 0, last: ticks });
    }
  };
  look(true);
  const timer = setInterval(() => look(false), interval);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      look(false);
      const busy = (readBusyTicks() ?? busyBefore) - busyBefore;
      const ours = [...own.values()].reduce((sum, { first, last }) => sum + last - first, 0);
      const seconds = (performance.now() - began) / 1000;
      return Math.max(0, (busy - ours) / ticksPerSecond / seconds);
    },
  };
}

/** Ticks of all processors that were not idle: user, nice, system, interrupts and stolen time (proc_stat(5)). */
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

/** Ticks of this process and its descendants, by process id. */
function readOwnTicks(): Map<number, number> {
  const all = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readText(`/proc/${name}/stat`) : null;
    if (stat === null) continue;
    // The command, in parentheses, may hold spaces.
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
