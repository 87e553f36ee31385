import type { CompiledMessage } from 'icu-minify/format';
import { ownValue } from '#app/lib/own-value.ts';
import type { MessageSource } from './translate.ts';

/** Compiled messages by scope and key. */
export type MessageTexts = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/** The language of a document, and the messages that each of its pages may use. */
export interface DocumentMessages {
  /** BCP 47 tag. */
  language: string;
  /** The prefix of addresses in this language: `/de`, or an empty string for the main language. */
  prefix: string;
  /** IANA time zone of the site. */
  timeZone: string;
  /** `MessageTexts` as JSON. One text is rendered and sent faster than a thousand short ones. */
  texts: string;
}

/** The messages of a page that its document does not contain: those of its vertical and of some of its blocks. */
export interface PageMessages {
  /** The scope of the vertical. */
  section: string;
  /** `MessageTexts` as JSON. */
  texts: string;
}

const parsed = new Map<string, MessageTexts>();

/** Parses the messages of a document or page. Most pages have the same messages, so the results are cached. */
function parseTexts(json: string): MessageTexts {
  const texts = parsed.get(json) ?? (JSON.parse(json) as MessageTexts);
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
        const message = ownValue(ownValue(texts, scope), key);
        if (message !== undefined) return message;
      }
      return undefined;
    },
  };
}
