import { describe, expect, it } from 'vitest';
import { bowOf, flickPower, shotOf, swipeDive, tapDive } from './aim.ts';

const onGoal = (x: number, y: number) => ({ x: (x - 480) / 104, y: (342 - y) / 104 });
const flick = (seconds: number, bow = 0) =>
  Array.from({ length: 11 }, (_, i) => ({
    x: 480 + i * 10 + Math.sin((i / 10) * Math.PI) * bow,
    y: 540 - i * 30,
    time: (i / 10) * seconds,
  }));

describe('hands', () => {
  it('a flick aims at the point where it ends, and a faster flick shoots harder', () => {
    const shot = shotOf(flick(0.3), onGoal);
    expect(shot?.aimX).toBeCloseTo(100 / 104);
    expect(shot?.aimY).toBeCloseTo(102 / 104);
    expect(flickPower(flick(0.1))).toBeGreaterThan(flickPower(flick(0.4)));
    expect(flickPower(flick(5))).toBeGreaterThan(0.1);
  });
  it('a bowed flick bends the ball to that side', () => {
    expect(bowOf(flick(0.3))).toBe(0);
    expect(bowOf(flick(0.3, 50))).toBeGreaterThan(0.4);
    expect(bowOf(flick(0.3, -50))).toBeLessThan(-0.4);
  });
  it('a touch or a downward drag is no shot; a short flick still reaches the goal', () => {
    expect(shotOf([{ x: 480, y: 540, time: 0 }], onGoal)).toBeNull();
    expect(shotOf(flick(0.3).toReversed(), onGoal)).toBeNull();
    const short = shotOf(
      [
        { x: 480, y: 540, time: 0 },
        { x: 500, y: 470, time: 0.1 },
      ],
      onGoal,
    );
    expect(short?.aimY).toBeCloseTo(0.7);
    expect(short?.aimX).toBeGreaterThan(0);
  });
  it('swipes and taps mean six dives', () => {
    expect(swipeDive(5, 5)).toBeNull();
    expect(swipeDive(60, 4)).toEqual({ column: 1, high: false });
    expect(swipeDive(-50, -50)).toEqual({ column: -1, high: true });
    expect(swipeDive(3, -60)).toEqual({ column: 0, high: true });
    expect(swipeDive(0, 60)).toEqual({ column: 0, high: false });
    expect(tapDive({ x: -2, y: 1.8 })).toEqual({ column: -1, high: true });
    expect(tapDive({ x: 0.1, y: 0.4 })).toEqual({ column: 0, high: false });
  });
});
