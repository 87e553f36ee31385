import { expect, it } from 'vitest';
import { HostPace } from './host-pace.server.ts';

it('each host gets one request a second, and hosts do not wait for each other', async () => {
  let now = 0;
  const pauses: number[] = [];
  const pace = new HostPace(
    () => now,
    async (milliseconds) => {
      pauses.push(milliseconds);
    },
  );
  const { signal } = new AbortController();
  for (const host of ['a.example', 'b.example', 'a.example', 'a.example']) await pace.turn(host, signal);
  now = 2_500;
  await pace.turn('a.example', signal);
  now = 9_000;
  await pace.turn('a.example', signal);
  expect(pauses).toEqual([1_000, 2_000, 500]);
});

it('ends with its signal', async () => {
  const pace = new HostPace();
  const cancel = new AbortController();
  await pace.turn('a.example', cancel.signal);
  const waiting = pace.turn('a.example', cancel.signal);
  cancel.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  await expect(pace.turn('b.example', cancel.signal)).rejects.toThrow('stopped');
});
