import { describe, expect, it } from 'vitest';
import { waningClosings, waxingClosings } from './library/daily-closings.ts';
import { energySentences } from './library/daily-energy.ts';
import {
  directSentences,
  ingressSentences,
  phaseSentences,
  retrogradeSentences,
} from './library/daily-events.ts';
import { loveSentences } from './library/daily-love.ts';
import { moonSentences } from './library/daily-moon.ts';
import { planetSentences } from './library/daily-planets.ts';
import { workSentences } from './library/daily-work.ts';
import { monthlySentences } from './library/monthly.ts';
import { weeklySentences } from './library/weekly.ts';

const byHouse = [moonSentences, loveSentences, workSentences, energySentences];
const daily = [
  ...byHouse.flat(2),
  ...Object.values(planetSentences).flat(),
  ...Object.values(phaseSentences).flat(),
  ...ingressSentences,
  ...retrogradeSentences,
  ...directSentences,
  ...waxingClosings,
  ...waningClosings,
];
const periods = [...Object.values(weeklySentences), ...Object.values(monthlySentences)];
const all = [...daily, ...periods.flat()];

describe('the library', () => {
  it('has at least 600 different daily sentences', () => {
    expect(daily.length).toBeGreaterThanOrEqual(600);
    const blanked = all.map((sentence) => sentence.toLowerCase().replaceAll(/\{\w+\}/g, '_'));
    expect(new Set(blanked).size).toBe(all.length);
  });

  it('has pools of the sizes that the selection of sentences requires', () => {
    for (const houses of byHouse) expect(houses.map((pool) => pool.length)).toEqual(Array(12).fill(9));
    expect(Object.values(planetSentences).map((pool) => pool.length)).toEqual(Array(6).fill(12));
    expect(Object.values(phaseSentences).map((pool) => pool.length)).toEqual(Array(4).fill(12));
    expect([ingressSentences, retrogradeSentences, directSentences].map((pool) => pool.length)).toEqual([
      16, 16, 16,
    ]);
    expect([waxingClosings.length, waningClosings.length]).toEqual([48, 48]);
    expect(periods.map((pool) => pool.length)).toEqual(Array(16).fill(13));
  });

  it('consists of short single sentences with one full stop', () => {
    const whole = /^(\{[A-Z]\w+\}|[A-Z])[^.!?—–]*[^.!?—–]\.$/;
    expect(all.filter((sentence) => !whole.test(sentence) || sentence.length > 150)).toEqual([]);
  });

  it('contains no promises of health or money, and nothing frightening', () => {
    const refused =
      /\b(cure|heal(s|ing)?|disease|illness|wealth|rich|profit|lottery|doom|disaster|danger|curse|fate(d)?|destin|must|never fail|guarantee)/i;
    expect(all.filter((sentence) => refused.test(sentence))).toEqual([]);
  });

  it('assumes nothing about anyone’s gender', () => {
    const gendered = /\b(he|she|his|her|him|hers|husband|wife|boyfriend|girlfriend|man|woman|men|women)\b/i;
    expect(all.filter((sentence) => gendered.test(sentence))).toEqual([]);
  });
});
