import { describe, expect, it } from 'vitest';
import { devicesFromText, orientationOf, readSize } from './game-facts.ts';

describe('devices', () => {
  it.each([
    ['Mouse control', '', ['mouse', 'touch']],
    ['Tap or click', '', ['mouse', 'touch']],
    ['WASD to move, SPACE to jump', '', ['keyboard']],
    ['Arrow keys or touch', '', ['keyboard', 'touch']],
    ['WASD to move, mouse to aim', '', ['keyboard', 'mouse']],
    ['WASD to move, mouse to aim', 'Action, Mobile', ['keyboard', 'mouse', 'touch']],
    ['Solve the riddle', '', ['keyboard', 'mouse']],
    ['', 'Android', ['mouse', 'touch']],
  ])('are found in %j and the tags %j', (instructions, tags, devices) => {
    expect(devicesFromText(instructions, tags)).toEqual(devices);
  });
});

it('implausible sizes are ignored', () => {
  expect(readSize(800, 600)).toEqual({ width: 800, height: 600 });
  for (const [width, height] of [
    [0, 0],
    [800, Number.NaN],
    [99, 600],
    [800, 8001],
    [800.5, 600],
  ] as const) {
    expect(readSize(width, height)).toBeNull();
  }
});

it('the size determines the orientation of a game', () => {
  expect(orientationOf({ width: 800, height: 600 })).toBe('landscape');
  expect(orientationOf({ width: 600, height: 800 })).toBe('portrait');
  expect(orientationOf({ width: 640, height: 640 })).toBe('any');
  expect(orientationOf(null)).toBe('any');
});
