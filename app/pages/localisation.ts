import type { Vertical } from '#app/domain/vertical.ts';
import { createFormats, type Formats } from '#app/messages/formats.ts';
import type { MessageScopes, Scope } from '#app/messages/scopes.ts';
import type { CollectionMessages, SectionMessages } from '#app/messages/section-messages.ts';
import { createTranslate, type MessageSource, type Translate } from '#app/messages/translate.ts';

/** The messages and formats of a request's language. */
export interface Localisation {
  /** BCP 47 tag. */
  language: string;
  formats: Formats;
  /** Returns the messages of a scope. */
  messages<Name extends Scope>(scope: Name): Translate<MessageScopes[Name]>;
  /** Returns one vertical's texts for the messages that every vertical provides. */
  sectionMessages(vertical: Pick<Vertical, 'scope'>): Translate<SectionMessages>;
  /** Returns the messages of a vertical whose items visitors can collect. */
  collectionMessages(vertical: Pick<Vertical, 'scope'>): Translate<CollectionMessages>;
}

/** Creates the messages and formats from the messages of one language. */
export function createLocalisation(source: MessageSource): Localisation {
  const { language, timeZone } = source;
  return {
    language,
    formats: createFormats(language, timeZone),
    messages: (scope) => createTranslate(source, scope),
    sectionMessages: ({ scope }) => createTranslate(source, scope),
    collectionMessages: ({ scope }) => createTranslate(source, scope),
  };
}
