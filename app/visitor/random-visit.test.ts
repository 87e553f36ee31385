import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideArrival, isGone, isRemembered, storeRandomChoice, readRandomChoice } from './random-visit.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('visits to details addresses without an id', () => {
  it('are only remembered if host and path match an entry', () => {
    const pages = ['portal.example/g/details'];
    expect(isRemembered(pages, 'portal.example', 'g')).toBe(true);
    expect(isRemembered(pages, 'portal.example', 'c')).toBe(false);
    expect(isRemembered(pages, 'other.example', 'g')).toBe(false);
  });

  it('store the first item of a session and return to it', () => {
    expect(decideArrival('g', 7)).toEqual({ action: 'stay' });
    expect(decideArrival('g', 9)).toEqual({ action: 'return', id: 7 });
    expect(decideArrival('c', 9)).toEqual({ action: 'stay' });
    storeRandomChoice('g', 9);
    expect(readRandomChoice('g')).toBe(9);
  });

  it.each(['', 'seven', '-7', '7.5', '{"id":7}', '9'.repeat(30)])('ignore a stored %j', (text) => {
    window.sessionStorage.setItem('random_g', text);
    expect(readRandomChoice('g')).toBeNull();
  });

  it('treat an item as removed only if the catalogue confirms it', async () => {
    const answers = [
      Response.json({ items: [] }),
      Response.json({ items: [{ id: 7 }] }),
      Response.json({ error: 'No' }, { status: 400 }),
      new Response('Busy', { status: 503 }),
    ];
    vi.stubGlobal('fetch', async () => {
      const answer = answers.shift();
      if (!answer) throw new TypeError('offline');
      return answer;
    });
    expect([await isGone('g', 7), await isGone('g', 7), await isGone('g', 7)]).toEqual([true, false, false]);
    expect([await isGone('g', 7), await isGone('g', 7)]).toEqual([false, false]);
  });
});
