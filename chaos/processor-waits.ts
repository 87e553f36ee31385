// Runs in the server process. Measures the waits of requests. The unit is processor time of the server's main thread,
// which other programs on the machine do not change.
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { percentile } from './waiting.ts';

/** Header of a measured request: when it was sent, by the clock of the system (`process.hrtime`), in milliseconds. */
export const sentHeader = 'x-chaos-sent';

/** Milliseconds by the clock of the system. It is the same for all processes. */
export const systemTime = () => Number(process.hrtime.bigint()) / 1e6;

interface Sample {
  time: number;
  processor: number;
}

/** Samples in order of time: one for each request, and one for each turn of the event loop that had requests. */
const samples: Sample[] = [];
/** For each path, when each measured request was sent, and the processor time when its answer was written. */
const answered = new Map<string, { sent: number; processor: number }[]>();
let isTurnSampled = false;

function takeSample(): Sample {
  const { user, system } = process.threadCpuUsage();
  const sample = { time: systemTime(), processor: (user + system) / 1000 };
  samples.push(sample);
  return sample;
}

function sampleTurn(): void {
  if (isTurnSampled) return;
  isTurnSampled = true;
  setImmediate(() => {
    isTurnSampled = false;
    takeSample();
  });
}

/** Begins to sample the requests of all servers of this process. */
export function recordWaits(): void {
  const emit = Server.prototype.emit;
  function emitSampled(this: Server, name: string, ...values: unknown[]): boolean {
    if (name === 'request') sampleRequest(...(values as [IncomingMessage, ServerResponse]));
    return Reflect.apply(emit, this, [name, ...values]) as boolean;
  }
  Server.prototype.emit = emitSampled as typeof emit;
}

function sampleRequest({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  takeSample();
  sampleTurn();
  const sent = headers[sentHeader];
  if (sent === undefined) return;
  response.once('finish', () => {
    const list = answered.get(url) ?? [];
    list.push({ sent: Number(sent), processor: takeSample().processor });
    answered.set(url, list);
  });
}

/** Returns the processor time of the main thread at a moment, interpolated. */
function processorTimeAt(moment: number): number {
  let [before, after] = [0, samples.length - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if ((samples[middle]?.time ?? 0) <= moment) before = middle;
    else after = middle;
  }
  const [from, to] = [samples[before], samples[after]];
  if (!from || !to || to.time === from.time) return from?.processor ?? Number.NaN;
  const share = Math.min(1, Math.max(0, (moment - from.time) / (to.time - from.time)));
  return from.processor + share * (to.processor - from.processor);
}

/**
 * Returns a percentile of the waits of measured requests for these paths: the processor time, in milliseconds, between
 * the sending of a request and its answer.
 */
export function waitOf(paths: readonly string[], share: number): number {
  const waits = paths
    .flatMap((path) => answered.get(path) ?? [])
    .map(({ sent, processor }) => Math.max(0, processor - processorTimeAt(sent)));
  return percentile(waits, share);
}
