// oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a combobox whose options are links with pictures
import { Clock, Hash, LayoutGrid, MapPin, Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { fitsPath } from '#app/domain/catalogue/addresses.ts';
import type { TextRun } from '#app/domain/search/highlight.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { SuggestionAnswer, SuggestionRow } from '#app/pages/suggestions.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import {
  addRecentSearch,
  clearRecentSearches,
  removeRecentSearch,
  useRecentSearches,
} from '#app/visitor/recent-searches.ts';
import type { ComboboxAttributes, KeyHandler, SearchField } from './search-field.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A row of the list: a target, an earlier search, or the search for the typed text. */
type Option =
  | SuggestionRow
  | { kind: 'recent' | 'search'; href: string; title: readonly TextRun[]; text: string };

interface OptionGroup {
  name: string;
  options: readonly Option[];
  /** Index of the group's first option among all options. */
  start: number;
}

/**
 * The list under a search field. Before the first key it shows recent searches, categories and popular items, then
 * suggestions. The field becomes a combobox that keeps the focus (ARIA Authoring Practices, combobox with listbox
 * popup). `ref` receives the handler of its keys, and `onComboboxChange` its attributes.
 */
export function Suggestions({
  ref,
  vertical,
  field,
  onFieldChange,
  onComboboxChange,
}: {
  ref: Ref<KeyHandler>;
  vertical: string;
  field: SearchField;
  onFieldChange: (field: SearchField) => void;
  onComboboxChange: (attributes: ComboboxAttributes) => void;
}) {
  const t = useMessages('blocks');
  const id = useId();
  const recent = useRecentSearches();
  const { input, text, isOpen } = field;
  const suggested = useSuggestions(vertical, text, isOpen);
  const answer = suggested === 'failed' ? null : suggested;
  const searchHref = (keyword: string) =>
    `/${vertical}/search${fitsPath(keyword) ? '/' : '?kw='}${encodeURIComponent(keyword)}`;
  const groups = numbered(listGroups(text.trim(), { answer, recent, searchHref, t }));
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && (options.length > 0 || text.trim() === '');
  const isWaiting = options.length === 0 && suggested !== 'failed' && answer?.keyword !== '';
  const current = isShown ? field.active : -1;

  const select = (active: number) => onFieldChange({ ...field, active });
  const close = () => onFieldChange({ ...field, isOpen: false, active: -1 });

  function forget(keyword: string) {
    removeRecentSearch(keyword);
    select(-1);
  }
  function choose(option: Option) {
    if ('text' in option) addRecentSearch(option.text);
    close();
    input.blur();
  }
  function moveBy(step: number) {
    if (!isShown) return onFieldChange({ ...field, isOpen: true });
    // One position more than there are options, for the field itself.
    const positions = options.length + 1;
    select(((current + 1 + step + positions) % positions) - 1);
  }

  useImperativeHandle(ref, () => (event) => {
    if (event.nativeEvent.isComposing) return;
    const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    const option = options[current];
    if (step !== undefined) {
      event.preventDefault();
      moveBy(step);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      document.getElementById(`${id}option-${current}`)?.click();
    } else if (event.key === 'Delete' && option?.kind === 'recent' && 'text' in option) {
      event.preventDefault();
      forget(option.text);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      close();
    }
  });

  useLayoutEffect(() => {
    onComboboxChange({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}list` : undefined,
      'aria-activedescendant': current >= 0 ? `${id}option-${current}` : undefined,
    });
    document.getElementById(`${id}option-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [onComboboxChange, id, isShown, current]);

  const onSubmit = useEffectEvent(() => {
    addRecentSearch(input.value);
    close();
  });
  // The form is an ancestor of the field. It can also be sent by its button.
  useEffect(() => {
    const { form } = input;
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [input]);

  return (
    <>
      <output className="sr-only">
        {isShown && text.trim() !== '' && answer ? describe(answer, t) : ''}
        {isShown && suggested === 'failed' ? t('suggest.failed') : ''}
      </output>
      {isShown && (
        <div
          role="presentation"
          // A press in the list must not move the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 flex max-h-[min(75dvh,36rem)] flex-col rounded-b-panel border border-line bg-raised p-2 text-start lifted-shadow md:mt-2 md:min-w-96 md:rounded-panel"
        >
          <div
            role="listbox"
            id={`${id}list`}
            aria-label={t('suggest.label')}
            className="min-h-0 overflow-y-auto overscroll-contain"
          >
            {groups.map((group, index) => (
              <div key={group.name} role="group" aria-labelledby={`${id}group-${index}`}>
                <div
                  id={`${id}group-${index}`}
                  className="px-3 pt-2 pb-1 text-xs font-bold text-faint uppercase"
                  hidden={group.name === ''}
                >
                  {group.name || t('suggest.all')}
                </div>
                {group.options.map((option, at) => (
                  <OptionRow
                    key={option.kind + option.href}
                    option={option}
                    id={`${id}option-${group.start + at}`}
                    isActive={group.start + at === current}
                    choose={() => choose(option)}
                    forget={forget}
                  />
                ))}
              </div>
            ))}
          </div>
          {isWaiting && <WaitingRows />}
          {suggested === 'failed' && <p className="px-3 py-2 text-sm text-soft">{t('suggest.failed')}</p>}
          {options.length === 0 && !isWaiting && (
            <p className="px-3 py-2 text-sm text-soft">{t('suggest.type')}</p>
          )}
          {answer && text.trim() !== '' && answer.groups.length === 0 && (
            <p className="px-3 pt-1 pb-2 text-sm text-soft">{t('suggest.none')}</p>
          )}
          {text.trim() === '' && recent.length > 0 && (
            <button
              type="button"
              tabIndex={-1}
              className="mt-1 h-11 flex-none self-start rounded-full px-3 text-sm font-bold text-soft hover:bg-over/8 hover:text-strong"
              onClick={clearRecentSearches}
            >
              {t('suggest.clear')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Rows in the shape of suggestions while these load. */
function WaitingRows() {
  return (
    <div aria-hidden className="animate-pulse">
      {[40, 55, 35, 50].map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 px-3">
          <span className="size-10 flex-none rounded-lg bg-over/8" />
          <span className="h-3.5 rounded-full bg-over/8" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}

function OptionRow({
  option,
  id,
  isActive,
  choose,
  forget,
}: {
  option: Option;
  id: string;
  isActive: boolean;
  choose: () => void;
  forget: (text: string) => void;
}) {
  const t = useMessages('blocks');
  return (
    <div role="presentation" className="relative">
      <PageLink
        href={option.href}
        rel={option.href.startsWith('/') ? undefined : 'noopener'}
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={choose}
        className={`flex min-h-12 items-center gap-3 rounded-xl px-3 py-1.5 ${isActive ? 'bg-over/14' : 'hover:bg-over/8'}`}
      >
        <OptionFace option={option} />
        <span className="min-w-0 flex-1 truncate text-[0.9375rem] font-semibold">
          <InLanguage language={'language' in option ? option.language : undefined}>
            {option.title.map((run, index) =>
              run.isHit ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
            )}
          </InLanguage>
        </span>
        {'detail' in option && (
          <span className="flex-none text-sm text-faint">
            <InLanguage language={option.detailLanguage}>{option.detail}</InLanguage>
          </span>
        )}
      </PageLink>
      {option.kind === 'recent' && 'text' in option && (
        // For pointers only. Keyboard users press Delete.
        <span
          aria-hidden
          title={t('suggest.remove')}
          className="absolute end-1 top-1/2 grid size-10 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-faint hover:bg-over/8 hover:text-strong"
          onClick={() => forget(option.text)}
        >
          <X className="size-4" />
        </span>
      )}
    </div>
  );
}

const icons = { recent: Clock, search: Search, tag: Hash, category: LayoutGrid, item: Search, place: MapPin };

function OptionFace({ option }: { option: Option }) {
  const Icon = icons[option.kind];
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-lg bg-over/8">
      {'picture' in option && option.picture ? (
        <Picture
          picture={option.picture}
          alt=""
          sizes="40px"
          load="inView"
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden className="size-5 text-faint" />
      )}
    </span>
  );
}

function listGroups(
  text: string,
  {
    answer,
    recent,
    searchHref,
    t,
  }: {
    answer: SuggestionAnswer | null;
    recent: readonly string[];
    searchHref: (keyword: string) => string;
    t: Messages<'blocks'>;
  },
): Omit<OptionGroup, 'start'>[] {
  const search = (kind: 'recent' | 'search', keyword: string, title: string): Option => ({
    kind,
    href: searchHref(keyword),
    title: [{ text: title, isHit: false }],
    text: keyword,
  });
  const found = (answer?.groups ?? []).map(({ name, rows }) => ({ name, options: rows }));
  if (text !== '') {
    // The answer for the empty field contains no suggestions. It is shown until the answer for the typed text arrives.
    const groups = answer?.keyword === '' ? [] : found;
    return [
      ...groups,
      { name: '', options: [search('search', text, t('suggest.searchFor', { keyword: text }))] },
    ];
  }
  const searches = { name: t('suggest.recent'), options: recent.map((one) => search('recent', one, one)) };
  return [searches, ...(answer?.keyword === '' ? found : [])].filter(({ options }) => options.length > 0);
}

function numbered(groups: readonly Omit<OptionGroup, 'start'>[]): OptionGroup[] {
  let end = 0;
  return groups.map((group) => {
    const start = end;
    end += group.options.length;
    return { ...group, start };
  });
}

function describe({ groups }: SuggestionAnswer, t: Messages<'blocks'>): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return t('suggest.count', { count });
}
