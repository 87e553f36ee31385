import type { namedKeys } from '@portico/shared/keyboard';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';

type KeyName = Extract<keyof MessageScopes['games'], `key.${string}`>;

/** The names of keys, as `controls` of a game call them (docs/bundle.md). */
const names: Readonly<Record<(typeof namedKeys)[number], KeyName>> = {
  ArrowLeft: 'key.left',
  ArrowRight: 'key.right',
  ArrowUp: 'key.up',
  ArrowDown: 'key.down',
  Escape: 'key.escape',
  Space: 'key.space',
  Enter: 'key.enter',
  Backspace: 'key.backspace',
  Control: 'key.control',
  Shift: 'key.shift',
  ShiftLeft: 'key.leftShift',
  ShiftRight: 'key.rightShift',
};

const symbols = new Map([
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
]);

/**
 * A key of the keyboard, drawn with its symbol or its name in the language of the page. Screen readers say the name.
 */
export function KeyCap({ input }: { input: string }) {
  const t = useMessages('games');
  const key = ownValue<KeyName>(names, input);
  const name = key === undefined ? input : t(key);
  const symbol = symbols.get(input);
  return (
    <kbd className="key">
      {symbol === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden>{symbol}</span>
          <span className="sr-only">{name}</span>
        </>
      )}
    </kbd>
  );
}
