import { useSearchParams } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { PageKind } from '#app/domain/layout.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CanvasPage } from './canvas-source.server.ts';
import { ItemChoice } from './item-choice.tsx';

/** Chooses the item, category or keyword of the page in the canvas. Renders nothing if the page has no such input. */
export function PageInputField({
  kind,
  page,
  prefix,
  categories,
}: {
  kind: PageKind;
  page: CanvasPage | null;
  /** Prefix of the section. */
  prefix: string;
  categories: readonly { id: number; name: string }[];
}) {
  const t = useMessages('layouts');
  const [parameters, setParameters] = useSearchParams();
  const open = (name: string, value: string) =>
    setParameters(value === '' ? {} : { [name]: value }, { replace: true, preventScrollReset: true });
  if (kind === 'details' || kind === 'play') {
    return (
      <ItemChoice
        label={t('subject.item')}
        isLabelHidden
        className="w-56"
        prefix={prefix}
        value={Number(parameters.get('item') ?? 0)}
        name={page?.name ?? ''}
        onChoose={(id) => open('item', id === 0 ? '' : String(id))}
      />
    );
  }
  if (kind === 'category' && categories.length > 0) {
    return (
      <ComboBox
        label={t('subject.category')}
        isLabelHidden
        className="w-52"
        options={categories.map(({ id, name }) => ({ id: String(id), label: name }))}
        selectedKey={parameters.get('category') ?? String(categories[0]?.id ?? '')}
        onSelectionChange={(key) => {
          if (key !== null) open('category', String(key));
        }}
      />
    );
  }
  if (kind === 'search') {
    return (
      <TextField
        label={t('subject.keyword')}
        isLabelHidden
        className="w-44"
        placeholder={t('subject.keyword')}
        defaultValue={page?.name ?? ''}
        onBlur={(event) => open('keyword', event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') open('keyword', (event.target as HTMLInputElement).value.trim());
        }}
      />
    );
  }
  return null;
}
