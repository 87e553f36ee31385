import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { FoundItem } from '../../routes/find-items.ts';
import { IconButton } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { getJson } from '../../ui/get-json.ts';
import { useLatestRequest } from '../../ui/use-latest-request.ts';

/** Milliseconds without typing after which the search is sent. */
const pause = 150;

/** A search for items. `items` is `null` if the request failed. */
interface Search {
  query: string;
  items: readonly FoundItem[] | null;
}

/** A field that finds an item of a section by its title or its id. */
export function ItemChoice({
  prefix,
  value,
  name = '',
  onChoose,
  ...field
}: FieldProps & {
  prefix: string;
  /** Id of the item. 0 if none is chosen. */
  value: number;
  /** Title of the item, if it is known. */
  name?: string;
  isDisabled?: boolean;
  onChoose: (id: number) => void;
}) {
  const t = useMessages('layouts');
  const chosen = {
    id: String(value),
    label: value === 0 ? t('item.first') : name || t('item.chosen', { id: String(value) }),
  };
  const [text, setText] = useState(chosen.label);
  const [shown, setShown] = useState(chosen.label);
  const [search, setSearch] = useState<Search>({ query: '', items: [] });
  if (shown !== chosen.label) {
    setShown(chosen.label);
    setText(chosen.label);
  }
  const query = text.trim() === chosen.label ? '' : text.trim();
  useLatestRequest({
    input: query === '' ? null : query,
    pause,
    send: async (wanted, signal): Promise<Search> => ({
      query: wanted,
      items: await findItems(wanted, prefix, signal),
    }),
    onAnswer: setSearch,
  });
  const found = (search.items ?? []).map(({ id, title }) => ({ id: String(id), label: title }));
  const isAnswered = search.query === query;
  return (
    <ComboBox
      {...field}
      placeholder={t('item.search')}
      emptyText={t('item.empty', {
        state: !isAnswered ? 'searching' : search.items === null ? 'failed' : 'other',
      })}
      options={[]}
      items={query === '' ? [chosen] : found}
      inputValue={text}
      onInputChange={setText}
      // Restores the title of the chosen item, even if no item matches the typed text.
      onBlur={() => setText(chosen.label)}
      selectedKey={chosen.id}
      onSelectionChange={(key) => {
        // The field also reports the chosen item when the typed text is dismissed, and `null` while the text is empty.
        if (key === chosen.id) setText(chosen.label);
        else if (key !== null) onChoose(Number(key));
      }}
      beside={
        value !== 0 && field.isDisabled !== true ? (
          <IconButton
            slot={null}
            label={t('item.clear')}
            icon={<X aria-hidden className="size-4" />}
            onPress={() => onChoose(0)}
          />
        ) : (
          <Search aria-hidden className="mx-2.5 size-4 shrink-0 text-faint" />
        )
      }
    />
  );
}

/** Returns the matching items, or `null` if the request fails. */
async function findItems(
  query: string,
  prefix: string,
  signal: AbortSignal,
): Promise<readonly FoundItem[] | null> {
  try {
    const parameters = new URLSearchParams({ section: prefix, q: query });
    return await getJson<FoundItem[]>(`/find-items?${parameters.toString()}`, signal);
  } catch {
    return null;
  }
}
