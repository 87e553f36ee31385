import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { FoundItem } from '../../routes/find-items.ts';
import { IconButton } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { useLatestRequest } from '../../ui/use-latest-request.ts';

/** Milliseconds without typing after which the search is sent. */
const pause = 150;

/** A field that finds an item of a section by its title. */
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
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly FoundItem[]>([]);
  useLatestRequest({
    input: query.trim() === '' ? null : query,
    pause,
    send: findItems,
    onAnswer: setFound,
  });
  const options = found.filter((item) => item.prefix === prefix);
  return (
    <div className="flex items-end gap-1">
      <ComboBox
        {...field}
        className="min-w-0 flex-1"
        placeholder={value === 0 ? t('item.first') : name || t('item.chosen', { id: value })}
        items={options.map(({ id, title }) => ({ id: String(id), label: title }))}
        options={[]}
        inputValue={query}
        onInputChange={setQuery}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === null) return;
          setQuery('');
          onChoose(Number(key));
        }}
      />
      {value !== 0 && field.isDisabled !== true ? (
        <IconButton
          label={t('item.clear')}
          icon={<X aria-hidden className="size-4" />}
          onPress={() => onChoose(0)}
        />
      ) : (
        <span className="grid size-9 place-items-center text-faint">
          <Search aria-hidden className="size-4" />
        </span>
      )}
    </div>
  );
}

async function findItems(query: string, signal: AbortSignal): Promise<FoundItem[]> {
  const response = await fetch(`/find-items?q=${encodeURIComponent(query)}`, { signal });
  return response.ok ? ((await response.json()) as FoundItem[]) : [];
}
