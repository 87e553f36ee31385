import { expect, it } from 'vitest';
import { readCanvasMessage } from './canvas-message.ts';

const channels = new Set(['secret']);

it('reads messages of its own page', () => {
  const message = { canvas: 'secret', kind: 'select', position: 3 };
  expect(readCanvasMessage(message, channels)).toEqual(message);
});

it.each([
  ['another channel', { canvas: 'guess', kind: 'select', position: 3 }],
  ['no channel', { kind: 'select', position: 3 }],
  ['an unknown kind', { canvas: 'secret', kind: 'publish' }],
  ['an unknown action', { canvas: 'secret', kind: 'act', action: 'constructor', position: 0 }],
  ['a position that is no index', { canvas: 'secret', kind: 'select', position: -1 }],
  ['a revision of another type', { canvas: 'secret', kind: 'loaded', revision: 7 }],
  ['a text', 'select'],
  ['nothing', null],
])('ignores a message with %s', (_, message) => {
  expect(readCanvasMessage(message, channels)).toBeNull();
});
