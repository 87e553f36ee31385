import { expect, it } from 'vitest';
import { visit, type NavigationType } from './last-visited.ts';

function openArea() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => values.set(key, value).has(key),
    remove: (key: string) => void values.delete(key),
  };
}

it('compares on push and replace, and stores on every navigation', () => {
  const area = openArea();
  const steps: [address: string, type: NavigationType, rule: string][] = [
    ['/', 'POP', 'restore'],
    ['/', 'PUSH', 'stay'],
    ['/g', 'PUSH', 'top'],
    ['/g', 'REPLACE', 'stay'],
    ['/g?page=2', 'PUSH', 'top'],
    ['/g', 'POP', 'restore'],
    ['/g', 'PUSH', 'stay'],
    ['/g?page=2', 'REPLACE', 'top'],
  ];
  for (const [address, type, rule] of steps) {
    expect(visit(area, address, type), `${type} ${address}`).toBe(rule);
    expect(area.get('last_visited')).toBe(address);
  }
});
