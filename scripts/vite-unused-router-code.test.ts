import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { removeMessages, replaceBodies, unusedRouterCode } from './vite-unused-router-code.ts';

const dist = path.dirname(path.dirname(createRequire(import.meta.url).resolve('react-router')));
const fileOf = (name: string) => path.join(dist, 'production/lib', name);

interface TransformHook {
  filter: { id: RegExp };
  handler: (code: string, id: string) => { code: string };
}

/** Creates the plugin's hooks as a build calls them. */
function open(options?: Parameters<typeof unusedRouterCode>[0]) {
  const plugin = unusedRouterCode(options) as Plugin & {
    transform: TransformHook;
    generateBundle: (...args: unknown[]) => unknown;
  };
  const context = {
    parse: parseAst,
    error(message: string) {
      throw new Error(message);
    },
  };
  return {
    transform: (file: string) =>
      plugin.transform.filter.id.test(file)
        ? plugin.transform.handler.call(context, readFileSync(file, 'utf8'), file)
        : null,
    generate: (file: string, renderedExports: readonly string[]) =>
      plugin.generateBundle.call(
        context,
        {},
        {
          chunk: { type: 'chunk', modules: { [file]: { renderedExports } } },
        },
      ),
  };
}

describe('the installed React Router', () => {
  test('loses the code of submissions and fetchers in an application that only navigates', () => {
    const code = open({ onlyNavigates: true }).transform(fileOf('router/router.js'))?.code ?? '';
    expect(code).toContain('async function handleFetcherAction(');
    expect(code).not.toContain('fetchReloadIds.set(');
    expect(code).not.toContain('getInvalidBodyError');
    expect(() => parseAst(code)).not.toThrow();
  });

  test('keeps its code in other applications', () => {
    expect(open().transform(fileOf('router/router.js'))?.code).toContain('fetchReloadIds.set(');
  });

  test('loses the messages of its checks in every application', () => {
    const file = fileOf('router/router.js');
    const message = 'must provide a non-empty routes array';
    expect(readFileSync(file, 'utf8')).toContain(message);
    const code = open().transform(file)?.code ?? '';
    expect(code).not.toContain(message);
    expect(() => parseAst(code)).not.toThrow();
  });

  test('is the only package that loses messages', () => {
    expect(open().transform(import.meta.filename)).toBeNull();
  });

  test('a bundle that needs the missing code is refused', () => {
    const { generate } = open({ onlyNavigates: true });
    const file = fileOf('dom/lib.js');
    expect(() => generate(file, ['useSearchParams'])).not.toThrow();
    expect(() => generate(file, ['useFetcher'])).toThrow(/contains useFetcher/);
    expect(() => generate('/app/form.tsx', ['Form'])).not.toThrow();
    expect(() => open().generate(file, ['useFetcher'])).not.toThrow();
  });
});

describe('the bodies of functions', () => {
  const replace = (code: string, bodies: Record<string, string>) =>
    replaceBodies(code, parseAst(code), bodies);

  test('are replaced, even within other functions', () => {
    const code = 'function a(x) { async function b() { await 1; } return b; }';
    expect(replace(code, { b: '{}' })).toBe('function a(x) { async function b() {} return b; }');
    expect(replace('function a(x) { if (x) return {}; }\na();', { a: '{ return x; }' })).toBe(
      'function a(x) { return x; }\na();',
    );
  });

  test('must exist exactly once', () => {
    expect(() => replace('function a() {}', { b: '{}' })).toThrow(/instead of b/);
    expect(() => replace('function a() {} { function a() {} }', { a: '{}' })).toThrow(/a, a instead of a/);
  });
});

test('messages are removed from checks, also from a check within a check', () => {
  const code =
    "invariant(a, `b ${c}`); warning(d(() => invariant(e, 'f')), 'g'); invariant(h); other(i, 'j');";
  expect(removeMessages(code, parseAst(code))).toBe(
    "invariant(a); warning(d(() => invariant(e))); invariant(h); other(i, 'j');",
  );
});
