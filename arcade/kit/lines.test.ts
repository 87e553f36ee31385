import { expect, it } from 'vitest';
import { type Ctx } from './draw.ts';
import { breakLines } from './lines.ts';

/** A context in which each letter is 10 pixels wide. */
const ctx = { measureText: (value: string) => ({ width: [...value].length * 10 }) } as unknown as Ctx;
const style = { size: 20, weight: 500 };

it('breaks a text between words', () => {
  expect(breakLines(ctx, 'Two half-silvered mirrors', style, 130)).toEqual([
    'Two',
    'half-silvered',
    'mirrors',
  ]);
  expect(breakLines(ctx, 'Two half-silvered mirrors', style, 170)).toEqual(['Two half-silvered', 'mirrors']);
});

it('breaks a Japanese text between words, and never before a mark', () => {
  const value = '破れ目に布は置けない。まわりの列を「縫う」と直る。';
  const lines = breakLines(ctx, value, style, 70);
  expect(lines.join('')).toBe(value);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect([...line].length).toBeLessThanOrEqual(7);
    expect(line).not.toMatch(/^[。」]|「$/u);
  }
});

it('keeps a word that is wider than the line', () => {
  expect(breakLines(ctx, 'Überraschung für dich', style, 40)).toEqual(['Überraschung', 'für', 'dich']);
});
