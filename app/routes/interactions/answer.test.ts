import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { platformContext, visitorContext } from '#app/pages/request-context.server.ts';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import { answerInteraction, interactionFields } from './answer.server.ts';

test('an interaction that the store cannot save is refused with 503 and the time to wait', async () => {
  const platform = createFakePlatform();
  const item = { id: 7 };
  Object.assign(platform, {
    verticals: [{ vertical: { id: 2, prefix: 'g' } }],
    visitorHash: { hash: () => Promise.resolve('visitor') },
  });
  const snapshot = platform.snapshots.current();
  Object.assign(snapshot ?? {}, { catalogues: new Map([[2, { itemById: new Map([[7, item]]) }]]) });
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(visitorContext, { address: '192.0.2.1', userAgent: 'Test' });
  const request = new Request('http://localhost/api/vote', {
    method: 'POST',
    body: JSON.stringify({ vertical: 'g', id: 7 }),
  });
  const refused = await answerInteraction({ request, context }, interactionFields, () =>
    Promise.reject(new Error('The database does not answer.')),
  );
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  expect(await refused.json()).toEqual({ error: expect.stringContaining('cannot be saved') });
});
