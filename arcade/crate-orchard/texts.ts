import { openTexts } from '../kit/texts.ts';
import english from './messages/en.json' with { type: 'json' };
import type { Messages } from './messages/keys.d.ts';

/** Returns a message of the game in the player's language. */
export const phrase = await openTexts<Messages>(english, () =>
  import.meta.glob(['./messages/*.json', '!./messages/en.json'], { import: 'default' }),
);
