import { describe, expect, test } from 'vitest';
import { createTinyBuild } from '../test/http/tiny-build.ts';
import { classify } from './classify.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';

const routes = createRouteTable(createTinyBuild().routes);
const of = (target: string, method = 'GET') => classify(method, target, routes);

describe('pages', () => {
  test.each([
    ['/', '/'],
    ['/_.data', '/_.data'],
    ['/list', '/list'],
    ['/list.data', '/list.data'],
    ['/list?page=2', '/list?page=2'],
    ['/list?utm=x&tag=a%20b&page=2&page=3', '/list?page=2&tag=a%20b'],
    ['/list?tag=a+b', '/list?tag=a%20b'],
    ['/list?tag=', '/list?tag='],
    ['/?utm=x', '/'],
    ['/robots.txt', undefined],
    ['/missing#part', '/missing'],
  ])('%s is kept as %s', (target, address) => {
    expect(of(target)).toEqual(address === undefined ? { kind: 'app' } : { kind: 'page', address });
  });

  test('a part of the page data goes past the cache', () => {
    expect(of('/list.data?page=2&_routes=list')).toEqual({ kind: 'app' });
  });

  test('a search word with a dot is no file', () => {
    const table: RouteTable = () => ({ kind: 'page', query: [] });
    expect(classify('GET', '/g/search/agar.io', table)).toEqual({
      kind: 'page',
      address: '/g/search/agar.io',
    });
  });
});

describe('redirects before anything is rendered', () => {
  test.each([
    ['/list/', 308, '/list'],
    ['/list/?page=2', 308, '/list?page=2'],
    ['/unknown', 302, '/'],
    ['/unknown/', 302, '/'],
    ['/unknown?x=1', 302, '/'],
    ['//elsewhere.example/', 302, '/'],
    ['/list//', 302, '/'],
    ['/\\elsewhere.example/', 302, '/'],
    ['/api', 302, '/'],
  ])('%s -> %i %s', (target, status, location) => {
    expect(of(target)).toEqual({ kind: 'redirect', status, location });
  });

  test('the dynamic list keeps its slash', () => {
    const table: RouteTable = () => ({ kind: 'page', query: ['type', 'tag'] });
    for (const address of ['/g/cate/type/?type=1', '/g/cate/type?type=1']) {
      expect(classify('GET', address, table)).toEqual({ kind: 'page', address });
    }
  });
});

test.each([
  '/favicon.ico',
  '/x/y.php',
  '/assets/gone-1.js',
  '/assets/',
  '/media/a/b',
  '/api/none',
  '/.well-known/x',
])('%s is a plain 404', (target) => {
  expect(of(target)).toEqual({ kind: 'not-found' });
});

test('routes are only read', () => {
  expect(of('/list', 'HEAD')).toEqual({ kind: 'page', address: '/list' });
  expect(of('/list', 'POST')).toEqual({ kind: 'method-not-allowed' });
  expect(of('/robots.txt', 'DELETE')).toEqual({ kind: 'method-not-allowed' });
  expect(of('/unknown', 'POST')).toEqual({ kind: 'not-found' });
});

test('data of an unknown page is the app’s answer, for a link in an open tab', () => {
  expect(of('/unknown.data')).toEqual({ kind: 'app' });
});
