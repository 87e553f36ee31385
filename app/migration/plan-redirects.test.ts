import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRedirects } from '#app/bundle/check-redirects.server.ts';
import { FaultList } from '#app/bundle/fault.ts';
import { planRedirects } from './plan-redirects.ts';

const prefixes = new Set(['g']);

describe('planRedirects', () => {
  it('keeps the redirects of the site, and adds each address once', () => {
    const stored = new Map([['/old/', '/aboutUs']]);
    const plan = planRedirects(
      stored,
      [
        ['/old', '/g/details/1'],
        ['/new/', '/g/details/1'],
        ['/new', '/g/details/2'],
        ['/', '/g/details/3'],
        ['/g/details/9', '/g/details/4'],
      ],
      prefixes,
    );
    expect([...plan.table]).toEqual([...stored, ['/new', '/g/details/1']]);
    expect(plan).toMatchObject({ added: 1, known: 1, impossible: 2, dropped: 0 });
  });

  it('makes a table that an import accepts, from any addresses', () => {
    const segment = fc.constantFrom('a', 'b', 'g', '..', '%2f', 'é', '?x=1', '#f', '', ' ', '\\', 'details');
    const address = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    const entries = fc.array(fc.tuple(address, address), { maxLength: 12 });
    fc.assert(
      fc.property(entries, (wanted) => {
        const { table, added } = planRedirects(new Map(), wanted, prefixes);
        const faults = new FaultList();
        checkRedirects(faults, Object.fromEntries(table));
        expect(faults.toArray()).toEqual([]);
        expect(table.size).toBe(added);
      }),
    );
  });

  it('leaves out the last redirects if there are too many', () => {
    const wanted = ['/a', '/b', '/c'].map((from) => [from, '/g'] as const);
    const plan = planRedirects(new Map([['/old', '/g']]), wanted, prefixes, 3);
    expect([...plan.table.keys()]).toEqual(['/old', '/a', '/b']);
    expect(plan).toMatchObject({ added: 2, dropped: 1 });
  });
});
