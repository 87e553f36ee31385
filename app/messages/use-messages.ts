import { createContext, useContext, useMemo } from 'react';
import { createFormats, type Formats } from './formats.ts';
import type { MessageScopes, Scope } from './scopes.ts';
import type { CollectionMessages, SectionMessages } from './section-messages.ts';
import type { DocumentMessages } from './texts.ts';
import { createTranslate, type MessageSource, type Translate } from './translate.ts';

/** The language and shared messages of the document. `entry.server.tsx` and `entry.client.tsx` provide them. */
export const DocumentMessagesContext = createContext<DocumentMessages>({
  language: 'en',
  prefix: '',
  timeZone: 'UTC',
  texts: '{}',
});

/** The messages of one scope. */
export type Messages<Name extends Scope> = Translate<MessageScopes[Name]>;

/** The messages that a component can use. */
export interface ComponentMessages {
  source: MessageSource;
  /** The scope of the page's vertical. */
  section: string;
}

/** The messages of the page. `root.tsx` provides them. */
export const MessagesContext = createContext<ComponentMessages>({
  source: { language: 'en', timeZone: 'UTC', find: () => undefined },
  section: '',
});

/** Returns the messages of a scope in the language of the page. */
export function useMessages<Name extends Scope>(scope: Name): Messages<Name> {
  return useTranslate(useContext(MessagesContext).source, scope);
}

/** Returns the messages that every vertical provides, in the version of the page's vertical. */
export function useSectionMessages(): Translate<SectionMessages> {
  return useOwnMessages();
}

/** Returns the messages about collected items, in the version of the page's vertical. */
export function useCollectionMessages(): Translate<CollectionMessages> {
  return useOwnMessages();
}

function useOwnMessages<Keys>(): Translate<Keys> {
  const { source, section } = useContext(MessagesContext);
  return useTranslate(source, section);
}

function useTranslate<Keys>(source: MessageSource, scope: string): Translate<Keys> {
  return useMemo(() => createTranslate(source, scope), [source, scope]);
}

/** Returns the formats of the page's language and the site's time zone. */
export function useFormats(): Formats {
  const { language, timeZone } = useContext(MessagesContext).source;
  return useMemo(() => createFormats(language, timeZone), [language, timeZone]);
}
