import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { preloadError } from './vite-preload-error.ts';

const dist = path.dirname(path.dirname(createRequire(import.meta.url).resolve('react-router')));

interface TransformHook {
  filter: { id: RegExp };
  handler: (code: string, id: string) => { code: string };
}

/** Creates the plugin's hooks as a build calls them. */
function open() {
  const plugin = preloadError() as Plugin &
    Record<'buildStart' | 'buildEnd', (...args: unknown[]) => unknown> & { transform: TransformHook };
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  plugin.buildStart.call(context);
  return {
    transform: (code: string, id: string) =>
      plugin.transform.filter.id.test(id) ? plugin.transform.handler.call(context, code, id) : null,
    end: () => plugin.buildEnd.call(context),
  };
}

describe.each(['production', 'development'])('the installed React Router, %s', (mode) => {
  const file = path.join(dist, mode, 'lib/dom/ssr/routeModules.js');

  test('contains the line once, and the plugin replaces it by the event', () => {
    const { transform, end } = open();
    const code = transform(readFileSync(file, 'utf8'), file)?.code;
    expect(code).toContain("new Event('vite:preloadError', { cancelable: true })");
    expect(code).toContain('if (!failure.defaultPrevented) return { default() { throw error; } };');
    expect(code).not.toContain('location.reload');
    expect(end).not.toThrow();
  });
});

test('another file is not changed', () => {
  expect(open().transform('window.location.reload();', '/app/page.ts')).toBeNull();
});

test('the build fails when the line is missing', () => {
  expect(open().end).toThrow(/0 times instead of once/);
});
