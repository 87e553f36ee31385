import { phrase } from '#app/lib/phrase.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { findMessageFault } from '#app/messages/message-arguments.server.ts';
import { noOwnLanguages, type OwnLanguage, type OwnLanguages } from '#app/messages/own-languages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { asObject, asText, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { FaultList } from './fault.ts';
import type { BundleRegistry } from './registry.ts';
import { addSchemaFaults } from './schema-faults.server.ts';
import { languageTag } from './translations/translations-schema.server.ts';

const messages = z.record(
  z.string(),
  z.record(z.string(), z.string({ error: phrase('text') }), {
    error: phrase('an object of keys with texts'),
  }),
  { error: phrase('an object of folders with messages') },
);

/** `ext_languages` of a bundle: the operator's own texts of the interface by language. */
const ownLanguagesSchema = z.record(
  languageTag,
  z.looseObject(
    { fallback: languageTag.optional(), messages: messages.optional() },
    { error: phrase('an object with messages') },
  ),
  { error: phrase('an object of language tags with messages') },
);

/** Checks `ext_languages`. Messages that this version of the portal does not have are not checked. */
export function checkOwnLanguages(
  faults: FaultList,
  value: JsonValue,
  { englishMessage }: Pick<BundleRegistry, 'englishMessage'>,
): void {
  const path = ['ext_languages'];
  if (!addSchemaFaults(faults, path, ownLanguagesSchema, value) || !isJsonObject(value)) return;
  for (const [tag, language] of Object.entries(value)) {
    for (const [scope, own] of Object.entries(asObject(asObject(language).messages))) {
      for (const [key, text] of Object.entries(asObject(own))) {
        const english = englishMessage(scope, key);
        const fault = english === undefined ? null : findMessageFault(asText(text), english);
        if (fault === null) continue;
        const allowed = phrase('a message with the same arguments as {english}', {
          english: JSON.stringify(english),
        });
        faults.add([...path, tag, 'messages', scope, key], fault, allowed);
      }
    }
  }
}

/**
 * Decodes `ext_languages`. Returns `previous` if nothing has changed, because the compiled messages are cached with it.
 */
export function decodeOwnLanguages(
  value: JsonValue | undefined,
  previous: OwnLanguages = noOwnLanguages,
): OwnLanguages {
  const languages = new Map(
    Object.entries(asObject(value)).map(([tag, language]): [string, OwnLanguage] => {
      const scopes = Object.entries(asObject(ownValue(asObject(language), 'messages')));
      return [
        tag,
        {
          fallback: asText(asObject(language).fallback) || null,
          messages: new Map(
            scopes.map(([scope, own]) => [
              scope,
              new Map(Object.entries(asObject(own)).map(([key, text]) => [key, asText(text)])),
            ]),
          ),
        },
      ];
    }),
  );
  return isDeepStrictEqual(languages, previous) ? previous : languages;
}
