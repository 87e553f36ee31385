import { expect, test } from 'vitest';
import { guardBuild } from './build-guard.ts';

const origin = 'https://play.example';

function answerOf(build: string | null) {
  const fetchData: typeof fetch = async () =>
    new Response('data', { headers: build === null ? {} : { 'X-Build': build } });
  return guardBuild(fetchData, { buildId: 'mine', origin, prefix: '' });
}

test.each([
  ['/g/details/7.data', '/g/details/7'],
  ['/_.data', '/'],
  ['/g/cate/type/_.data?type=5', '/g/cate/type/?type=5'],
  [new URL('/g.data?page=2', origin), '/g?page=2'],
  [new Request(`${origin}/g.data`), '/g'],
])('data of another build is replaced by a load of the document: %s', async (input, page) => {
  const response = await answerOf('other')(input);
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    'x-remix-redirect': page,
    'x-remix-status': '302',
    'x-remix-reload-document': 'true',
  });
});

test.each([
  ['data of the same build', 'mine', '/g.data'],
  ['an answer without a build', null, '/api/vote'],
  ['a part asked for beside the page', 'other', '/api/items.data?_routes=items'],
  ['an address that is no page data', 'other', '/api/items'],
])('%s is passed through', async (_, build, address) => {
  const response = await answerOf(build)(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('data');
});
