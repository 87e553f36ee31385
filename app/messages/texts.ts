import type { CompiledMessage } from 'icu-minify/format';
import type { MessageSource } from './translate.ts';

/** Compiled messages by scope and key. */
export type MessageTexts = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/** The language of a document, and the messages that each of its pages may use. */
export interface DocumentMessages {
  /** BCP 47 tag. */
  language: string;
  /** IANA time zone of the site. */
  timeZone: string;
  /** `MessageTexts` as JSON. One text is rendered and sent faster than a thousand short ones. */
  texts: string;
}

/** The messages of a page's vertical, in addition to those of its document. */
export interface PageMessages {
  /** The scope of the vertical. */
  section: string;
  /** `MessageTexts` as JSON. */
  texts: string;
}

type MessagesByScope = ReadonlyMap<string, ReadonlyMap<string, CompiledMessage>>;

const parsed = new Map<string, MessagesByScope>();

/** Parses the messages of a document or page. Most pages have the same ones, so the last ones are cached. */
function parseTexts(json: string): MessagesByScope {
  const texts = parsed.get(json) ?? byScope(JSON.parse(json) as MessageTexts);
  if (parsed.size > 50) parsed.clear();
  parsed.set(json, texts);
  return texts;
}

/** Creates the messages of a page from the data that the server has sent. */
export function openTexts(document: DocumentMessages, page: PageMessages | undefined): MessageSource {
  const groups = [document.texts, page?.texts ?? '{}'].map(parseTexts);
  return {
    language: document.language,
    timeZone: document.timeZone,
    find(scope, key) {
      for (const texts of groups) {
        const message = texts.get(scope)?.get(key);
        if (message !== undefined) return message;
      }
      return undefined;
    },
  };
}

function byScope(texts: MessageTexts): MessagesByScope {
  return new Map(
    Object.entries(texts).map(([scope, messages]) => [scope, new Map(Object.entries(messages))]),
  );
}
