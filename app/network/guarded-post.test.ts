import { expect, it } from 'vitest';
import { receiveWebhooks } from '#test/support/webhook-receiver.ts';
import { postGuarded } from './guarded-post.server.ts';

const { signal } = new AbortController();

it('posts JSON and returns the status', async () => {
  const { received, state, target } = await receiveWebhooks();
  const options = { signal, allowLoopback: true, allowedPorts: [Number(new URL(target.url).port)] };
  expect(await postGuarded(target.url, { text: 'ä' }, options)).toBe(200);
  state.status = 403;
  expect(await postGuarded(target.url, {}, options)).toBe(403);
  expect(received.map(({ body }) => body)).toEqual(['{"text":"ä"}', '{}']);
  expect(received[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
});

it.each(['http://127.0.0.1/', 'http://[::1]/', 'https://10.1.2.3/', 'ftp://index.example/'])(
  'does not post to %s',
  async (address) => {
    await expect(postGuarded(address, {}, { signal })).rejects.toThrow('was refused');
  },
);

it('does not post to a name that leads to a private address', async () => {
  const resolve = () => Promise.resolve([{ address: '192.168.0.1', family: 4 }]);
  const posted = postGuarded('https://index.example/', {}, { signal, resolve });
  await expect(posted).rejects.toThrow('it leads to 192.168.0.1');
});
