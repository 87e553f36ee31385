import { useMessages } from '#app/messages/use-messages.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Select } from '../../ui/select.tsx';
import type { BlockControlProps } from './block-control-props.ts';
import { ItemChoice } from './item-choice.tsx';
import { useLayoutContext } from './layout-context.ts';

/** A choice of a section, a category, a tag or an item of the site. */
export function SourceChoice({
  kind,
  ...props
}: BlockControlProps & { kind: 'category' | 'item' | 'section' | 'tag' }) {
  const t = useMessages('layouts');
  const { sections, items, sectionId } = useLayoutContext();
  const { field, value, sourceId, isReadOnly, error, published, onCommit } = props;
  const common = { label: field.title, help: field.help, error, published, isDisabled: isReadOnly };
  const source = sections.find(({ id }) => id === sourceId);
  if (kind === 'section') {
    const own = sections.find(({ id }) => id === sectionId)?.name ?? '';
    return (
      <Select
        {...common}
        help={undefined}
        options={[
          { id: '0', label: t('source.own', { section: own }) },
          ...sections.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        selectedKey={JSON.stringify(value)}
        onSelectionChange={(key) => onCommit(Number(key))}
      />
    );
  }
  if (kind === 'category') {
    return (
      <ComboBox
        {...common}
        key={sourceId}
        help={undefined}
        options={[
          { id: '-1', label: t('source.allCategories') },
          ...(source?.categories ?? []).map(({ name }, index) => ({ id: String(index), label: name })),
        ]}
        selectedKey={JSON.stringify(value)}
        onSelectionChange={(key) => {
          if (key !== null) onCommit(Number(key));
        }}
      />
    );
  }
  if (kind === 'tag') {
    const tag = typeof value === 'string' ? value : '';
    const tags = source?.tags ?? [];
    const offered = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
    return (
      <ComboBox
        {...common}
        key={sourceId}
        help={undefined}
        options={[
          { id: '=', label: t('source.allItems') },
          ...offered.map((name) => ({ id: `=${name}`, label: name })),
        ]}
        selectedKey={`=${tag}`}
        onSelectionChange={(key) => {
          if (typeof key === 'string') onCommit(key.slice(1));
        }}
      />
    );
  }
  return (
    <ItemChoice
      {...common}
      help={t('item.help')}
      prefix={source?.prefix ?? ''}
      value={typeof value === 'number' ? value : 0}
      name={items.find(({ section, id }) => section === sourceId && id === value)?.title}
      onChoose={onCommit}
    />
  );
}
