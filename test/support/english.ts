import { openBuiltInMessages } from '#app/messages/built-in.server.ts';
import type { ComponentMessages } from '#app/messages/use-messages.ts';
import { createLocalisation } from '#app/pages/localisation.ts';
import riddleMessages from '#test/second-vertical/messages/en.json' with { type: 'json' };

const source = openBuiltInMessages([], { 'second-vertical/messages/en.json': riddleMessages }).source(
  'en',
  'UTC',
);

/** The messages and formats of English, in UTC, for tests of code that gets them from a request. */
export const english = createLocalisation(source);

/** The English messages of components: the value of `MessagesContext` on a page of riddles (`test/second-vertical`). */
export const englishPage: ComponentMessages = { source, section: 'second-vertical' };
