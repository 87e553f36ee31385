import { describe, expect, it, test } from 'vitest';
import { adCodeHash } from '#app/changes/measured-ads.server.ts';
import { readFigures, weightOf } from './ad-weight.server.ts';
import { findExceeded } from './ad-weight.ts';

const figures = { requests: 12, hidden: 3, bytes: 240_000, longTasks: 310, blocking: 210, shift: 0.02 };

describe('figures', () => {
  it.each([figures, { ...figures, shift: null }])('may be %j', (one) => {
    expect(readFigures(JSON.stringify(one))).toEqual(one);
  });

  it.each([
    ['', 'no JSON'],
    ['null', 'nothing'],
    ['[]', 'a list'],
    [JSON.stringify({ ...figures, requests: -1 }), 'a negative number'],
    [JSON.stringify({ ...figures, requests: 1.5 }), 'half a request'],
    [JSON.stringify({ ...figures, bytes: '240' }), 'a text'],
    [JSON.stringify(figures).replace('240000', '1e999'), 'infinity'],
    [JSON.stringify({ ...figures, longTasks: 60_001 }), 'a longer time than was measured'],
    [JSON.stringify({ ...figures, hidden: 13 }), 'more hidden requests than requests'],
    [JSON.stringify({ ...figures, blocking: 311 }), 'more blocking time than time'],
    [JSON.stringify({ ...figures, note: 'x' }), 'another field'],
    [JSON.stringify({ requests: 1 }), 'missing fields'],
    [`{"__proto__": ${JSON.stringify(figures)}}`, 'fields of a prototype'],
    [JSON.stringify(figures).padEnd(1_001), 'a long text'],
  ])('are never %s (%s)', (json) => {
    expect(readFigures(json)).toBeNull();
  });
});

describe('the weight of an entry', () => {
  const entry = { id: 7, type: 2, script: 'go()', div: '', script_in_div: '', ext_name: 'Banner' };
  const stored = (code: typeof entry, adId = 7) => ({
    adId,
    codeHash: adCodeHash(code),
    measuredAt: 1_000,
    browser: 'Chrome, Linux',
    figures: JSON.stringify(figures),
  });
  const changed = { ...entry, script: 'go(2)' };

  it('is that of its current code', () => {
    const measured = { state: 'measured', figures, browser: 'Chrome, Linux', measuredAt: 1_000 };
    expect(weightOf(entry, [stored(changed), stored(entry)])).toEqual(measured);
    expect(weightOf({ ...entry, ext_name: 'Renamed' }, [stored(entry)])).toEqual(measured);
  });

  it.each([
    ['script', changed],
    ['type', { ...entry, type: 3 }],
    ['HTML', { ...entry, div: '<p>' }],
    ['attributes', { ...entry, attributes: { defer: true } }],
  ])('is unknown after a change of its %s', (_, after) => {
    expect(weightOf(after, [stored(entry)])).toEqual({ state: 'outdated' });
  });

  it('is not that of another entry', () => {
    expect(weightOf(entry, [stored(entry, 8)])).toEqual({ state: 'unmeasured' });
  });
});

test('recommended limits may be reached, but not exceeded', () => {
  const limits = { requests: 10, hidden: 0, bytes: 450_000, longTasks: 900, blocking: 200, shift: 0.1 };
  expect(findExceeded(limits)).toEqual([]);
  expect(findExceeded({ ...limits, shift: null })).toEqual([]);
  expect(findExceeded({ ...limits, requests: 11, bytes: 450_001, blocking: 201, shift: 0.11 })).toEqual([
    'requests',
    'bytes',
    'blocking',
    'shift',
  ]);
});
