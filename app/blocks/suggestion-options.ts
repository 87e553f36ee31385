import type { Messages } from '#app/messages/use-messages.ts';
import type { TextRun } from '#app/domain/search/highlight.ts';
import type { SuggestionAnswer, SuggestionRow } from '#app/pages/suggestions.ts';

/** A row of the list: a target, an earlier search, or the search for the typed text. */
export type Option =
  | SuggestionRow
  | { kind: 'recent' | 'search'; href: string; title: readonly TextRun[]; text: string };

export interface OptionGroup {
  name: string;
  options: readonly Option[];
  /** Index of the group's first option among all options. */
  start: number;
}

/** The values from which the options are computed. */
export interface OptionSources {
  /** The typed text, without spaces around it. */
  text: string;
  /** The last answer of the portal, which may belong to an earlier text. */
  answer: SuggestionAnswer | null;
  recent: readonly string[];
  searchHref: (keyword: string) => string;
  t: Messages<'blocks'>;
}

/** Lists the options in groups. */
export function listGroups(sources: OptionSources): OptionGroup[] {
  const groups = sources.text === '' ? listBeforeTyping(sources) : listForText(sources);
  let end = 0;
  return groups.map((group) => {
    const start = end;
    end += group.options.length;
    return { ...group, start };
  });
}

type UnnumberedGroup = Omit<OptionGroup, 'start'>;

/** Lists the recent searches and the portal's proposals for the empty field. */
function listBeforeTyping({ answer, recent, searchHref, t }: OptionSources): UnnumberedGroup[] {
  const searches = recent.map((keyword) => searchOption('recent', searchHref(keyword), keyword));
  const found = answer?.keyword === '' ? groupsOf(answer) : [];
  return [{ name: t('suggest.recent'), options: searches }, ...found].filter(
    ({ options }) => options.length > 0,
  );
}

/** Lists the suggestions for the typed text, and then the option that searches for it. */
function listForText({ text, answer, searchHref, t }: OptionSources): UnnumberedGroup[] {
  const title = t('suggest.searchFor', { keyword: text });
  const search = searchOption('search', searchHref(text), text, title);
  // Until the answer for the typed text arrives, `answer` may be the answer for the empty field, which contains no
  // suggestions.
  const found = answer === null || answer.keyword === '' ? [] : groupsOf(answer);
  return [...found, { name: '', options: [search] }];
}

function groupsOf({ groups }: SuggestionAnswer): UnnumberedGroup[] {
  return groups.map(({ name, rows }) => ({ name, options: rows }));
}

function searchOption(kind: 'recent' | 'search', href: string, text: string, title = text): Option {
  return { kind, href, title: [{ text: title, isHit: false }], text };
}
