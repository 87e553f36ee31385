import { useEffect, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { fitsPath } from '#app/domain/catalogue/addresses.ts';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  removeRecentSearch,
  useRecentSearches,
} from '#app/visitor/recent-searches.ts';
import { OptionList, WaitingRows } from './suggestion-list.tsx';
import { listGroups, type Option } from './suggestion-options.ts';
import type { ComboboxAttributes, KeyHandler, SearchField } from './search-field.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The list under a search field. Before the visitor types, the list shows recent searches, categories and popular
 * items; afterwards it shows suggestions. The field becomes a combobox that keeps the focus (ARIA Authoring Practices,
 * combobox with listbox popup). `ref` receives the handler of the field's keys, and `onComboboxChange` the attributes
 * of the field.
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
  const trimmed = text.trim();
  const suggested = useSuggestions(vertical, text, isOpen);
  const answer = suggested === 'failed' ? null : suggested;
  const searchHref = (keyword: string) =>
    `/${vertical}/search${fitsPath(keyword) ? '/' : '?kw='}${encodeURIComponent(keyword)}`;
  const groups = listGroups({ text: trimmed, answer, recent, searchHref, t });
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && (options.length > 0 || trimmed === '');
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
  // Listens to the form around the field, because the form's button can also send it.
  useEffect(() => {
    const { form } = input;
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [input]);

  return (
    <>
      <output className="sr-only">
        {isShown && trimmed !== '' && answer ? describe(answer, t) : ''}
        {isShown && suggested === 'failed' ? t('suggest.failed') : ''}
      </output>
      {isShown && (
        <div
          role="presentation"
          // A press in the list must not move the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 flex max-h-[min(75dvh,36rem)] flex-col rounded-b-panel border border-line bg-raised p-2 text-start lifted-shadow md:mt-2 md:min-w-96 md:rounded-panel lg:in-[header]:start-auto lg:in-[header]:w-full"
        >
          <OptionList id={id} groups={groups} current={current} choose={choose} forget={forget} />
          {isWaiting && <WaitingRows />}
          <ListNotes
            hasFailed={suggested === 'failed'}
            isEmpty={options.length === 0 && !isWaiting}
            hasNoSuggestions={answer !== null && trimmed !== '' && answer.groups.length === 0}
          />
          {trimmed === '' && recent.length > 0 && (
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

/** Explains an empty list of suggestions. */
function ListNotes({
  hasFailed,
  isEmpty,
  hasNoSuggestions,
}: {
  hasFailed: boolean;
  isEmpty: boolean;
  hasNoSuggestions: boolean;
}) {
  const t = useMessages('blocks');
  return (
    <>
      {hasFailed && <p className="px-3 py-2 text-sm text-soft">{t('suggest.failed')}</p>}
      {isEmpty && <p className="px-3 py-2 text-sm text-soft">{t('suggest.type')}</p>}
      {hasNoSuggestions && <p className="px-3 pt-1 pb-2 text-sm text-soft">{t('suggest.none')}</p>}
    </>
  );
}

function describe({ groups }: SuggestionAnswer, t: Messages<'blocks'>): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return t('suggest.count', { count });
}
