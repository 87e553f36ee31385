import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { ownValue } from '#app/lib/own-value.ts';
import { relatedLanguage } from './language-facts.ts';
import { findMessageFault } from './message-arguments.server.ts';
import { noOwnLanguages, type OwnLanguages } from './own-languages.ts';
import type { MessageSource } from './translate.ts';

/** A messages file: ICU messages by key. */
export type MessageFile = Readonly<Record<string, string>>;

/** The messages of a site in all its languages. */
export interface MessageCatalogue {
  /** Returns the messages of a language. A missing message is taken from a fallback, such as English. */
  source(language: string, timeZone: string): MessageSource;
  /**
   * Returns, as JSON of `MessageTexts`, the messages that the components of any page may use. Messages of verticals are
   * not among them. The JSON can be part of an HTML document.
   */
  sharedTexts(language: string): string;
  /** Returns the other messages that the components of one page use, as JSON of `MessageTexts`. */
  pageTexts(language: string, page: PageParts): string;
  /**
   * Returns the catalogue of a site. The operator's own texts take precedence, unless their arguments do not match
   * those of the English text. Missing texts come from the language's fallback, then from the site's main language,
   * then from English.
   */
  withOwn(own: OwnLanguages, siteLanguage?: string): MessageCatalogue;
  /** The languages with built-in messages. */
  languages: readonly string[];
  /** Lists all messages with their built-in texts in a language. */
  list(language: string): InterfaceText[];
}

/** A message of the interface in English and in another language. */
export interface InterfaceText {
  scope: string;
  key: string;
  english: string;
  /** The built-in text in the other language. `null` if there is none. */
  text: string | null;
}

/** What decides which messages the components of a page use. */
export interface PageParts {
  /** The scope of the page's vertical. */
  section: string;
  /** Whether it is a page of a single item. */
  isItemPage: boolean;
  /** Types of its blocks. */
  blocks: readonly string[];
}

/** The keys of messages that components use. */
export interface BrowserKeys {
  /** Messages that any page may use. */
  everyPage: KeyLists;
  /** Messages that only the page of an item uses. */
  itemPages: KeyLists;
  /** Messages of blocks, by block type. Only pages with such a block use them. */
  blocks: Readonly<Record<string, KeyLists>>;
}

/** Keys of messages by scope, as the build writes them. */
type KeyLists = Readonly<Record<string, readonly string[]>>;

/** Keys of messages by scope. */
type KeysOfScopes = ReadonlyMap<string, readonly string[]>;

export interface CatalogueOptions {
  /** The scopes of all verticals. A page contains only the messages of its own vertical. */
  sections: readonly string[];
  /** The keys that components use. If it is not set, pages contain all messages. */
  browserKeys?: BrowserKeys | undefined;
}

/** The language that contains all messages. */
export const mainLanguage = 'en';

/**
 * Creates the catalogue from messages files by path: `…/<scope>/messages/<language>.json`. Compiles each message when
 * it is first used.
 */
export function createMessageCatalogue(
  files: Readonly<Record<string, MessageFile>>,
  { sections, browserKeys }: CatalogueOptions,
): MessageCatalogue {
  const messages = new Map<string, Map<string, string>>();
  const scopes = new Set<string>();
  const languages = new Set<string>([mainLanguage]);
  for (const [path, file] of Object.entries(files)) {
    const [scope, folder, name] = path.split('/').slice(-3);
    if (scope === undefined || folder !== 'messages' || !name?.endsWith('.json')) {
      throw new Error(`${path} is not a messages file.`);
    }
    const language = name.slice(0, -'.json'.length);
    scopes.add(scope);
    languages.add(language);
    messages.set(`${language} ${scope}`, new Map(Object.entries(file)));
  }
  const known = new WeakMap<OwnLanguages, Map<string, MessageCatalogue>>();
  const open = (own: OwnLanguages, siteLanguage = mainLanguage): MessageCatalogue => {
    const bySite = known.get(own) ?? new Map<string, MessageCatalogue>();
    known.set(own, bySite);
    const made =
      bySite.get(siteLanguage) ??
      openMessages({ messages, scopes, languages, own, siteLanguage, open }, { sections, browserKeys });
    bySite.set(siteLanguage, made);
    return made;
  };
  return open(noOwnLanguages);
}

interface OpenedMessages {
  /** Texts by language and scope, then by key. */
  messages: ReadonlyMap<string, ReadonlyMap<string, string>>;
  scopes: ReadonlySet<string>;
  languages: ReadonlySet<string>;
  own: OwnLanguages;
  /** The main language of the site. */
  siteLanguage: string;
  open: MessageCatalogue['withOwn'];
}

function openMessages(
  { messages, scopes, languages, own, siteLanguage, open }: OpenedMessages,
  { sections, browserKeys }: CatalogueOptions,
): MessageCatalogue {
  const compiled = new Map<string, CompiledMessage>();
  const texts = new Map<string, string>();
  const fallbacks = new Map<string, string>();

  /**
   * Returns the language whose texts replace missing ones: the operator's choice, a related built-in language, or the
   * site's main language.
   */
  function fallbackOf(language: string): string {
    const chosen = own.get(language)?.fallback;
    const fallback =
      fallbacks.get(language) ?? chosen ?? relatedLanguage(language, languages) ?? siteLanguage;
    fallbacks.set(language, fallback);
    return fallback;
  }

  /**
   * Returns the text of a message in the first of these languages that has it: the language itself, its fallback, the
   * site's main language, and English.
   */
  function messageText(language: string, scope: string, key: string): string | undefined {
    const english = messages.get(`${mainLanguage} ${scope}`)?.get(key);
    for (const tag of [language, fallbackOf(language), siteLanguage, mainLanguage]) {
      const ownText = own.get(tag)?.messages.get(scope)?.get(key);
      if (ownText !== undefined && english !== undefined && findMessageFault(ownText, english) === null) {
        return ownText;
      }
      const text = messages.get(`${tag} ${scope}`)?.get(key);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  function find(language: string, scope: string, key: string): CompiledMessage | undefined {
    const name = `${language} ${scope} ${key}`;
    const ready = compiled.get(name);
    if (ready !== undefined) return ready;
    const text = messageText(language, scope, key);
    if (text === undefined) return undefined;
    const made = compile(text);
    compiled.set(name, made);
    return made;
  }

  const sharedScopes = [...scopes].filter((scope) => !sections.includes(scope));

  /**
   * Returns the keys of a scope that are in one of the lists. If `lists` is undefined, returns all keys of the scope.
   */
  function keysOf(scope: string, lists: readonly KeyLists[] | undefined): string[] {
    const keys = [...(messages.get(`${mainLanguage} ${scope}`)?.keys() ?? [])];
    if (!lists) return keys;
    const used = new Set(lists.flatMap((list) => ownValue(list, scope) ?? []));
    return keys.filter((key) => used.has(key));
  }

  /** Returns the keys that the components of any page may use, in the scopes that belong to no vertical. */
  function sharedKeys(): KeysOfScopes {
    const lists = browserKeys && [browserKeys.everyPage];
    return new Map(sharedScopes.map((scope) => [scope, keysOf(scope, lists)]));
  }

  /**
   * Returns all other keys that the components of a page use. `types` are the types of the page's blocks that have
   * messages of their own.
   */
  function pageKeys({ section, isItemPage }: PageParts, types: readonly string[]): KeysOfScopes {
    const blocks = types.flatMap((type): KeyLists[] => {
      const keys = ownValue(browserKeys?.blocks ?? {}, type);
      return keys ? [keys] : [];
    });
    const lists = isItemPage && browserKeys ? [browserKeys.itemPages, ...blocks] : blocks;
    const inDocument = sharedKeys();
    return new Map([
      [section, keysOf(section, browserKeys && [browserKeys.everyPage, ...lists])],
      ...sharedScopes.map((scope) => {
        const known = new Set(inDocument.get(scope));
        return [scope, keysOf(scope, lists).filter((key) => !known.has(key))] as const;
      }),
    ]);
  }

  /** Returns messages as JSON, which is cached under a name. */
  function write(name: string, language: string, findKeys: () => KeysOfScopes): string {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const entries = [...findKeys()]
      .filter(([, keys]) => keys.length > 0)
      .map(([scope, keys]) => [scope, messagesOf(language, keys, scope)] as const);
    const made = JSON.stringify(Object.fromEntries(entries)).replaceAll('<', String.raw`\u003c`);
    texts.set(name, made);
    return made;
  }

  function messagesOf(
    language: string,
    keys: readonly string[],
    scope: string,
  ): Record<string, CompiledMessage> {
    return Object.fromEntries(keys.map((key) => [key, find(language, scope, key) ?? key]));
  }

  return {
    source: (language, timeZone) => ({
      language,
      timeZone,
      find: (scope, key) => find(language, scope, key),
    }),
    sharedTexts: (language) => write(language, language, sharedKeys),
    pageTexts(language, page) {
      const { section, isItemPage, blocks } = page;
      const types = [...new Set(blocks)].filter((type) => Object.hasOwn(browserKeys?.blocks ?? {}, type));
      const name = [language, section, isItemPage ? 'item' : 'other', ...types.toSorted()].join(' ');
      return write(name, language, () => pageKeys(page, types));
    },
    withOwn: open,
    languages: [...languages],
    list: (language) =>
      [...scopes].flatMap((scope) => {
        const translated = messages.get(`${language} ${scope}`);
        return Array.from(messages.get(`${mainLanguage} ${scope}`) ?? [], ([key, english]) => ({
          scope,
          key,
          english,
          text: translated?.get(key) ?? null,
        }));
      }),
  };
}
