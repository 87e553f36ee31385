import type { CheerioAPI } from 'cheerio';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferredType } from '#app/lib/deferred-type.ts';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import { readHtml, textsOf } from '#test/http/read-html.ts';
import { createTinyBuild, foreignScript, ownScript } from '#test/http/tiny-build.ts';
import { hashSource } from './inline-hashes.ts';
import { createPageRenderer } from './page-renderer.ts';

function open(options: { timeLimit?: number } = {}) {
  const platform = createFakePlatform();
  const render = createPageRenderer({ build: createTinyBuild(), platform, mode: 'production', ...options });
  return { platform, render };
}

async function renderText(address: string) {
  const { render, platform } = open();
  const page = await render({ address });
  const headers = new Map(page.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const text = page.body.toString();
  return { ...page, text, $: readHtml(text), header: (name: string) => headers.get(name), platform };
}

/** Returns the scripts that a browser would run, including the deferred one. */
function runningScripts($: CheerioAPI): string[] {
  return textsOf($, `script:not([src], [type]), script[type="${deferredType}"]`);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a document', () => {
  test('is complete and allows exactly its own inline scripts', async () => {
    const { status, text, $, header, isStorable } = await renderText('/');
    expect(status).toBe(200);
    expect(isStorable).toBe(true);
    expect($('h1').text()).toBe('Home');
    // The source contains no nonces and no marks of parts that React would send later.
    expect(text).not.toMatch(/nonce=|\$RC|<template id="B:|<div hidden id="S:/);
    const policy = header('content-security-policy') ?? '';
    const scripts = runningScripts($);
    expect(scripts).toContain(ownScript);
    for (const script of scripts) expect(policy).toContain(hashSource(script));
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(scripts).size);
    expect(policy).not.toContain("'unsafe-inline' 'sha256");
  });

  test('allows no script that came with other markup', async () => {
    const { text, header, platform } = await renderText('/foreign');
    expect(text).toContain(foreignScript);
    expect(header('content-security-policy')).not.toContain(hashSource(foreignScript));
    expect(platform.lines[0]).toMatchObject({ path: '/foreign', scripts: [foreignScript] });
  });

  test('reports until when its loaders consider it valid', async () => {
    expect((await renderText('/ending')).hints.validUntil).toBe(1_000_000);
    expect((await renderText('/')).hints.validUntil).toBeNull();
  });

  test('of an unknown id is a cacheable 404', async () => {
    const { status, text, isStorable } = await renderText('/missing');
    expect([status, isStorable]).toEqual([404, true]);
    expect(text).toContain('Not here');
  });
});

test('page data contains the id of its build and keeps the header of React Router', async () => {
  const { kind, header, isStorable } = await renderText('/_.data');
  expect(kind).toBe('data');
  expect(isStorable).toBe(true);
  expect(header('x-build')).toBe('tiny');
  expect(header('x-remix-response')).toBe('yes');
});

test('a redirect is passed on and not cached', async () => {
  const { status, header, isStorable } = await renderText('/old');
  expect([status, header('location'), isStorable]).toEqual([302, '/list', false]);
  expect((await renderText('/old.data')).isStorable).toBe(false);
});

describe('a failure', () => {
  test('is the error page without details, and one line in the log', async () => {
    const { status, text, $, header, isStorable, platform } = await renderText('/broken');
    expect([status, isStorable]).toEqual([500, false]);
    expect($('h1').text()).toBe('That one is on us');
    expect(text).not.toContain('secret');
    expect(header('cache-control')).toBe('no-store');
    expect(platform.lines.filter(({ level }) => level === 50)).toHaveLength(1);
  });

  test('of page data contains no details either', async () => {
    const { status, kind, text } = await renderText('/broken.data');
    expect([status, kind]).toEqual([500, 'data']);
    expect(text).not.toContain('secret');
  });

  test('that a data endpoint reports itself is passed on unchanged', async () => {
    const { status, text, header, isStorable } = await renderText('/busy');
    expect([status, isStorable]).toEqual([503, false]);
    expect(JSON.parse(text)).toEqual({ error: 'Try again.' });
    expect(header('retry-after')).toBe('5');
    expect(header('content-type')).toBe('application/json');
  });

  test('of a data endpoint contains no details either', async () => {
    const { status, text, $ } = await renderText('/broken-endpoint');
    expect(status).toBe(500);
    expect($('h1').text()).toBe('That one is on us');
    expect(text).not.toContain('secret');
  });

  test('a loader that hangs is aborted at the time limit', async () => {
    vi.useFakeTimers();
    const { render, platform } = open({ timeLimit: 3_000 });
    const pending = render({ address: '/hanging' });
    await vi.advanceTimersByTimeAsync(3_000);
    const page = await pending;
    expect(page.status).toBe(503);
    expect(readHtml(page.body.toString())('h1').text()).toBe('Back in a moment');
    expect(page.headers).toContainEqual(['retry-after', '10']);
    expect(platform.lines).toHaveLength(1);
  });
});
