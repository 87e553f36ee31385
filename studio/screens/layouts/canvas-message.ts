import { ownValue } from '#app/lib/own-value.ts';
import { canvasActions, type CanvasAction, type FromCanvas } from '#app/pages/canvas/messages.ts';

type Check<Value> = (value: unknown) => value is Value;
type Message<Kind> = FromCanvas & { kind: Kind };

const text =
  (longest: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;
const nullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;
const isPositions = (value: unknown): value is number[] =>
  // `Array.from` fills holes, which `every` would skip.
  Array.isArray(value) && value.length <= 100 && Array.from(value).every(isPosition);
const isAction = (value: unknown): value is CanvasAction => canvasActions.includes(value as CanvasAction);
const isTarget = (value: unknown): value is number | undefined => value === undefined || isPosition(value);

const page = { address: text(4_000), layout: nullable(text(100)), filled: isPositions };

/** The fields of each kind of message, with their checks. A schema library would add 6 kB to the page editor. */
const fields: {
  readonly [Kind in FromCanvas['kind']]: {
    readonly [Field in Exclude<keyof Message<Kind>, 'canvas' | 'kind'>]-?: Check<Message<Kind>[Field]>;
  };
} = {
  ready: page,
  changed: page,
  loading: {},
  loaded: { revision: nullable(text(40)) },
  entered: {},
  select: { position: nullable(isPosition) },
  act: { action: isAction, position: isPosition, to: isTarget },
  paste: { text: text(500_000) },
  key: { key: text(20), isCommand: isBoolean, isShift: isBoolean, isAlt: isBoolean },
};

/**
 * Reads a message of the page in the canvas. Returns `null` if the message is malformed or names a channel that is not
 * in `channels`. The caller checks the origin and the window of the sender.
 */
export function readCanvasMessage(data: unknown, channels: ReadonlySet<string>): FromCanvas | null {
  return isMessage(data) && channels.has(data.canvas) ? data : null;
}

function isMessage(data: unknown): data is FromCanvas {
  if (typeof data !== 'object' || data === null) return false;
  const values = new Map(Object.entries(data));
  const kind = values.get('kind');
  const checks = typeof kind === 'string' ? ownValue(fields, kind) : undefined;
  if (!checks) return false;
  return Object.entries<Check<unknown>>(checks).every(([name, check]) => check(values.get(name)));
}
