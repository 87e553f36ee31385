import { SearchX } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { SettingField, SettingGroup } from './setting-field.ts';
import { SettingRow } from './setting-row.tsx';

/** A form with settings. Each setting is saved when its field loses the focus. */
export function SettingList({
  title,
  fields,
  settings: { groups },
  isGrouped = false,
}: {
  title: string;
  fields: readonly SettingField[];
  settings: { groups: readonly SettingGroup[] };
  /** Whether each setting names its group. */
  isGrouped?: boolean;
}) {
  const t = useMessages('settings');
  if (fields.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden className="size-5" />}
          title={t('search.none')}
          text={t('search.noneText')}
        />
      </Card>
    );
  }
  return (
    <Card title={title} isFlush>
      <ul>
        {fields.map((field) => (
          <li
            key={field.key}
            id={field.key}
            className="border-b border-divider px-5 py-4 last:border-0 tablet:px-6"
          >
            <SettingRow
              field={field}
              group={isGrouped ? (groups.find(({ slug }) => slug === field.group)?.name ?? '') : ''}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
