import type { Load, LoadResult } from './load-client.ts';
import { exchange, type Launched } from './processes.ts';
import { processorTime } from './processor-time.ts';
import type { ServeCase } from './serve-cases.ts';

/**
 * Milliseconds of one round of one server: `warmUp`, and then `counted`, which is measured. Rounds are short, so that a
 * disturbance affects few figures.
 */
const round = { counted: 400, warmUp: 100 };

/** A measured server and its figures, one per round. */
export interface Contestant {
  name: string;
  port: number;
  pid: number | undefined;
  perSecond: number[];
  /** Milliseconds. */
  p99: number[];
  /** Processor time of all threads per answer, in microseconds. `NaN` if the system does not report it. */
  microseconds: number[];
}

export function newContestant(name: string, port: number, pid: number | undefined): Contestant {
  return { name, port, pid, perSecond: [], p99: [], microseconds: [] };
}

export interface Contest {
  client: Launched;
  serveCase: ServeCase;
  contestants: readonly Contestant[];
  connections: number;
  rounds: number;
  /** Milliseconds of load on each server before the first round. */
  warmUp: number;
}

/**
 * Lets servers answer the same request in turn, so that other load on the machine affects all of them. Adds the figures
 * to the contestants and returns the number of wrong answers.
 */
export async function compete(contest: Contest): Promise<number> {
  const { client, serveCase, contestants, connections, rounds, warmUp } = contest;
  const { path, headers, answer } = serveCase;
  const { status, body } = answer;
  const measure = async (port: number, duration: number, warmUpTime: number) => {
    const load: Load = { port, path, headers, connections, warmUp: warmUpTime, duration, status, body };
    return (await exchange(client, load)) as LoadResult;
  };
  for (const { port } of contestants) await measure(port, warmUp, 0);
  let wrong = 0;
  for (let count = 0; count < rounds; count += 1) {
    for (const contestant of count % 2 === 0 ? contestants : contestants.toReversed()) {
      const before = processorTime(contestant.pid);
      const result = await measure(contestant.port, round.counted, round.warmUp);
      contestant.microseconds.push((processorTime(contestant.pid) - before) / result.answers);
      contestant.perSecond.push(result.requestsPerSecond);
      contestant.p99.push(result.p99);
      wrong += result.wrong;
    }
  }
  return wrong;
}

/** Divides one list of figures by the other, round by round. */
export function ratios(numerators: readonly number[], denominators: readonly number[]): number[] {
  return numerators.map((value, index) => value / (denominators[index] ?? Number.NaN));
}
