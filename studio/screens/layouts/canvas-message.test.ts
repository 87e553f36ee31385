import { expect, it } from 'vitest';
import { readCanvasMessage } from './canvas-message.ts';

const channels = new Set(['secret']);

const page = { address: '/g', layout: '2 home', filled: [0, 100] };

it.each([
  { kind: 'ready', ...page },
  { kind: 'changed', ...page, layout: null },
  { kind: 'loading' },
  { kind: 'loaded', revision: '1 2' },
  { kind: 'loaded', revision: null },
  { kind: 'entered' },
  { kind: 'select', position: 3 },
  { kind: 'select', position: null },
  { kind: 'act', action: 'up', position: 1 },
  { kind: 'act', action: 'move', position: 1, to: 0 },
  { kind: 'paste', text: 'copied' },
  { kind: 'key', key: 'z', isCommand: true, isShift: false, isAlt: false },
])('reads the message %o of its own page', (fields) => {
  const message = { canvas: 'secret', ...fields };
  expect(readCanvasMessage(message, channels)).toEqual(message);
});

it.each([
  ['another channel', { canvas: 'guess', kind: 'select', position: 3 }],
  ['no channel', { kind: 'select', position: 3 }],
  ['an unknown kind', { canvas: 'secret', kind: 'publish' }],
  ['an unknown action', { canvas: 'secret', kind: 'act', action: 'constructor', position: 0 }],
  ['the name of a built-in property as its kind', { canvas: 'secret', kind: 'constructor' }],
  ['a missing field', { canvas: 'secret', kind: 'act', action: 'up' }],
  ['a list that is too long', { canvas: 'secret', kind: 'ready', ...page, filled: Array(101).fill(0) }],
  ['a list with a hole', { canvas: 'secret', kind: 'ready', ...page, filled: Array(1) }],
  ['a long text', { canvas: 'secret', kind: 'ready', ...page, address: '/'.repeat(4_001) }],
  [
    'flags that are not booleans',
    { canvas: 'secret', kind: 'key', key: 'z', isCommand: 1, isShift: 0, isAlt: 0 },
  ],
  ['a position that is no index', { canvas: 'secret', kind: 'select', position: -1 }],
  ['a revision of another type', { canvas: 'secret', kind: 'loaded', revision: 7 }],
  ['a text', 'select'],
  ['nothing', null],
])('ignores a message with %s', (_, message) => {
  expect(readCanvasMessage(message, channels)).toBeNull();
});
