import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { isLanguageTag } from '#app/messages/language-facts.ts';
import { textField } from '../fields.server.ts';
import { translationKeys } from './translation.server.ts';

/** A BCP 47 tag in its canonical form. */
export const languageTag = textField(
  phrase('a language tag such as "de" or "pt-BR", in its canonical form'),
  isLanguageTag,
);

const text = z.string({ error: phrase('text') });

/** One language of `translations`: texts by path, with the hashes of their originals. */
export const translationSchema = z
  .object(
    {
      [translationKeys.sources]: z
        .record(
          z.string(),
          textField(phrase('16 hexadecimal digits'), (value) => /^[0-9a-f]{16}$/.test(value)),
          {
            error: phrase('an object of paths with hashes'),
          },
        )
        .optional(),
      [translationKeys.machine]: z.array(text, { error: phrase('a list of paths') }).optional(),
    },
    { error: phrase('an object of paths with texts') },
  )
  .catchall(text);

/** `translations` of an item, menu entry, tag, block or part of the site: a translation by language. */
export const translationsSchema = z.record(languageTag, translationSchema, {
  error: (issue) =>
    issue.code === 'invalid_key'
      ? phrase('a language tag such as "de" or "pt-BR", in its canonical form')
      : phrase('an object of languages with their texts'),
});
