import { createElement, Fragment, type ReactNode } from 'react';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { dateFormat, intlFormat, ratingFormat } from './formats.ts';

/** Renders an element of a message, such as `<link>…</link>`. */
export type Tag = (children: ReactNode) => ReactNode;

/** The messages of one language. */
export interface MessageSource {
  /** BCP 47 tag. */
  language: string;
  /** IANA time zone of the site. */
  timeZone: string;
  find(scope: string, key: string): CompiledMessage | undefined;
}

/** The arguments of a message, or none. */
type Values<Arguments> = Arguments extends null ? [] : [values: Arguments];

/** The keys of messages without elements. */
type PlainKey<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends null
    ? Key
    : Tag extends Messages[Key][keyof Messages[Key]]
      ? never
      : Key;
}[keyof Messages];

/** Returns the texts of a scope in one language. A wrong key and a wrong or missing argument are type errors. */
export interface Translate<Messages> {
  <Key extends PlainKey<Messages>>(key: Key, ...values: Values<Messages[Key]>): string;
  /** Returns a message that contains elements. */
  rich<Key extends keyof Messages>(key: Key, ...values: Values<Messages[Key]>): ReactNode;
}

function optionsOf(timeZone: string): FormatOptions {
  return {
    timeZone,
    formats: { number: { percent: { style: 'percent' }, rating: ratingFormat } },
    formatters: {
      getNumberFormat: (locale, options) => intlFormat(Intl.NumberFormat, String(locale), options),
      getDateTimeFormat: (locale, options) => dateFormat(String(locale), options),
      getPluralRules: (locale, options) => intlFormat(Intl.PluralRules, String(locale), options),
    },
  };
}

/** Creates the function that returns the messages of a scope. A missing message is replaced by its scope and key. */
export function createTranslate<Messages>(source: MessageSource, scope: string): Translate<Messages> {
  const options = optionsOf(source.timeZone);

  function write(key: PropertyKey, values: Record<string, unknown> | undefined) {
    const name = String(key);
    const message = source.find(scope, name);
    if (message === undefined) return `${scope}.${name}`;
    return format<ReactNode>(
      message,
      source.language,
      values as Parameters<typeof format<ReactNode>>[2],
      options,
    );
  }

  const translate = (key: PropertyKey, values?: Record<string, unknown>) => {
    const text = write(key, values);
    return typeof text === 'string' ? text : '';
  };
  const rich = (key: PropertyKey, values: Record<string, unknown> = {}) =>
    join(
      write(
        key,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'function' ? (parts: ReactNode[]) => value(join(parts)) : value,
          ]),
        ),
      ),
    );
  return Object.assign(translate, { rich }) as Translate<Messages>;
}

/**
 * Combines the parts of a message into one node. The parts are arguments of `createElement`, so they need no React
 * keys.
 */
function join(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}
