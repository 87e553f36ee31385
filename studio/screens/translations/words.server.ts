import { z } from 'zod';
import { asObject, type JsonObject } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { isLanguageTag } from '#app/messages/language-facts.ts';
import { compareMessage } from '#app/messages/message-arguments.server.ts';
import { interfaceSection } from '#app/translations/interface-section.ts';
import { editInterface, ownTextOf } from '#app/translations/interface-units.server.ts';
import { editDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { takePage } from '../../server/take-page.server.ts';
import { directedLanguage, nameLanguage } from './name-language.server.ts';
import { openLanguage, partOf, type TranslatedSite } from './site.server.ts';
import { wordFilters, type ShownWord, type WordAnswer } from './word.ts';

/** Maximum number of texts on one page. */
const pageLength = 40;

/** Reads a page of the texts of the interface in a language. */
export async function readWords(args: RequestArgs, tag: string | undefined) {
  const { language, ...site } = await openLanguage(args, tag);
  const { searchParams } = new URL(args.request.url);
  const search = (searchParams.get('q') ?? '').slice(0, 200);
  const filter = wordFilters.find((one) => one === searchParams.get('show')) ?? 'all';
  const own = ownLanguages(site);
  const all = site.platform.messages.list(language).map(({ scope, key, english, text }): ShownWord => {
    const ownText = ownTextOf(own, language, scope, key);
    return {
      scope,
      key,
      english,
      builtIn: text ?? '',
      own: ownText ?? '',
      revision: revisionOf(ownText ?? null),
    };
  });
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((word) => {
    if (filter === 'missing' && (word.builtIn !== '' || word.own !== '')) return false;
    if (filter === 'own' && word.own === '') return false;
    const text = `${word.english} ${word.builtIn} ${word.own} ${word.scope}/${word.key}`.toLowerCase();
    return words.every((one) => text.includes(one));
  });
  const { entries, page, last } = takePage(found, searchParams, pageLength);
  const fallback = ownValue(asObject(ownValue(own, language)), 'fallback');
  return {
    language: directedLanguage(args, language),
    isBuiltIn: all.some(({ builtIn }) => builtIn !== ''),
    search,
    filter,
    words: entries,
    total: found.length,
    page,
    last,
    fallback: typeof fallback === 'string' ? fallback : '',
    /** The languages that can replace missing texts. */
    others: [...new Set(['en', site.main, ...site.languages])]
      .filter((one) => one !== language)
      .map((one) => nameLanguage(args, one)),
  };
}

function ownLanguages(site: TranslatedSite): JsonObject {
  return asObject(partOf(site, 0, 'ext_languages'));
}

export const wordSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('word'),
    scope: z.string().max(100),
    key: z.string().max(200),
    /** Empty to use the built-in text again. */
    text: z.string().max(10_000),
    revision: z.string().max(50),
  }),
  z.object({ intent: z.literal('fallback'), fallback: z.string().max(40) }),
]);

/** Saves a text of the interface, or the language that replaces missing texts, to the operator's draft. */
export function saveWord(
  args: RequestArgs,
  tag: string | undefined,
  input: z.output<typeof wordSchema>,
): Promise<WordAnswer> {
  return editDraft(args, async (save): Promise<WordAnswer> => {
    const { language, ...site } = await openLanguage(args, tag);
    const own = ownLanguages(site);
    const saveEdit = async (edit: Edit, revision: string): Promise<WordAnswer> => {
      const { outcome, draft } = await save([edit], site.seen);
      return outcome === 'saved' ? { outcome, revision, draft } : { outcome };
    };
    if (input.intent === 'fallback') {
      const edit = editFallback(own, language, input.fallback);
      return edit ? saveEdit(edit, '') : { outcome: 'saved', revision: '' };
    }
    const { scope, key, text, revision } = input;
    const builtIn = site.platform.messages.list(language);
    const message = builtIn.find((one) => one.scope === scope && one.key === key);
    if (!message) return { outcome: 'gone' };
    const before = revisionOf(ownTextOf(own, language, scope, key) ?? null);
    const fault = text.trim() === '' ? null : compareMessage(text, message.english);
    if (fault) return { outcome: 'refused', fault };
    const unit = {
      key: `${interfaceSection}/${scope}/${key}`,
      original: null,
      translation: text,
      isReviewed: true,
      place: '',
    };
    const { edit } = editInterface({ language, builtIn, own }, [unit], { removesEmpty: true });
    if (!edit) return { outcome: 'saved', revision: before };
    if (revision !== before) return { outcome: 'conflict' };
    const after = text.trim() === '' || text === message.text ? null : text;
    return saveEdit(edit, revisionOf(after));
  });
}

/**
 * Returns the edit that chooses the language that replaces missing texts. Returns `null` if the language is chosen
 * already or cannot be chosen.
 */
function editFallback(own: JsonObject, language: string, fallback: string): Edit | null {
  const stored = asObject(ownValue(own, language));
  const { fallback: before = '', ...others } = stored;
  if (fallback === before || (fallback !== '' && !isLanguageTag(fallback)) || fallback === language)
    return null;
  const target = { kind: 'part', verticalId: 0, key: 'ext_languages' } as const;
  const value = fallback === '' ? others : { ...others, fallback };
  return { kind: 'set', target, path: [language], value };
}
