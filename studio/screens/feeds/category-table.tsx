import { useFetcher } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import type { RunAnswer } from './answer-run.server.ts';
import type { readRun } from './run.server.ts';

type Categories = NonNullable<Awaited<ReturnType<typeof readRun>>['proposal']>['categories'];

/** The provider's categories, each with the category of the menu that its entries receive. */
export function CategoryTable({ uses, options, canEdit }: Categories & { canEdit: boolean }) {
  const t = useMessages('feeds');
  return (
    <Card title={t('categories.title')} isFlush>
      <p className="border-b border-divider px-5 py-3 text-secondary text-muted">{t('categories.text')}</p>
      <ul>
        {uses.map((use) => (
          <CategoryUse key={use.name} use={use} options={options} canEdit={canEdit} />
        ))}
      </ul>
    </Card>
  );
}

const automatic = 'automatic';

function CategoryUse({
  use: { name, count, category, isMapped, chosen },
  options,
  canEdit,
}: {
  use: Categories['uses'][number];
  options: Categories['options'];
  canEdit: boolean;
}) {
  const t = useMessages('feeds');
  const formats = useFormats();
  const { submit } = useFetcher<RunAnswer>();
  const isDefault = chosen === null && !isMapped;
  const shown = name === '(none)' ? t('categories.none') : name;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-divider px-5 py-3 last:border-0">
      <span className="min-w-0 flex-1 basis-28 font-semibold break-words">
        <bdi>{shown}</bdi>{' '}
        <span className="font-normal text-faint tabular-nums">{formats.number(count)}</span>
      </span>
      {canEdit ? (
        <Select
          label={t('categories.yours', { name: shown })}
          isLabelHidden
          className="w-44"
          options={[
            { id: automatic, label: chosen === null ? category : t('categories.automatic') },
            ...options
              .filter(({ name: other }) => chosen !== null || other !== category)
              .map(({ id, name: label }) => ({ id: String(id), label })),
          ]}
          selectedKey={chosen === null ? automatic : String(chosen)}
          onSelectionChange={(key) =>
            void submit(
              { intent: 'category', name, category: key === automatic ? '' : String(key) },
              { method: 'post' },
            )
          }
        />
      ) : (
        <span className="text-muted">{category}</span>
      )}
      {isDefault && (
        <span className="basis-full text-secondary text-warning">
          {t('categories.unknown', { category })}
        </span>
      )}
    </li>
  );
}
