import { expect, test } from 'vitest';
import { createLog, withoutWords } from './log.ts';
import { createTrace, inTrace, wellFormedId } from './requests/request-trace.ts';

function createRecordedLog() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

test.each([
  ['/g/search/my%20secret?page=2', '/g/search/:kw'],
  ['/qa/search/a/b.data', '/qa/search/:kw'],
  ['/g/%73e%61rch/secret', '/g/%73e%61rch/:kw'],
  ['/g/SEARCH/secret', '/g/SEARCH/:kw'],
  ['/g/search/%E0%A4%A', '/g/search/:kw'],
  ['/g/search/', '/g/search/'],
  ['/api/suggest?q=secret', '/api/suggest'],
  ['/weather?q=Home%20street#here', '/weather'],
  ['/g/details/12', '/g/details/12'],
  [undefined, undefined],
])('the path %s is logged as %s', (path, said) => {
  expect(withoutWords(path)).toBe(said);
});

test('lines of a request carry its id, including those of work that it started, and other lines carry none', async () => {
  const { lines, log } = createRecordedLog();
  const finished = new Promise<void>((resolve) => {
    inTrace(createTrace(null), () => {
      log.info({ path: '/g/search/word' }, 'first');
      setImmediate(() => {
        log.warn('second');
        resolve();
      });
    });
  });
  await finished;
  log.info('third');
  expect(lines[0]).toMatchObject({ path: '/g/search/:kw', request: expect.stringMatching(/^[\w-]{12}$/) });
  expect(lines[1]?.request).toBe(lines[0]?.request);
  expect(lines[2]).not.toHaveProperty('request');
});

test.each([
  ['4bf92f3577b34da6a3ce929d0e0e4736', true],
  ['01J:proxy-7.abc', true],
  ['short', false],
  ['with space in it', false],
  ['line\nbreak-line-break', false],
  ['<script>alert(1)</script>', false],
  ['x'.repeat(65), false],
])('whether the id %j of a proxy is adopted: %s', (id, isTaken) => {
  expect(wellFormedId(id)).toBe(isTaken ? id : null);
});
