import { useId } from 'react';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { describeDocument } from './mapping.server.ts';

type Shown = ReturnType<typeof describeDocument>;

const pagings = [
  { id: 'none', name: 'none' },
  { id: 'next-address', name: 'nextAddress' },
  { id: 'page-number', name: 'pageNumber' },
] as const;

/** Which list of the document has the games, the name of the source, and how further pages are found. */
export function ListCard({
  document,
  mapping,
  isEdited,
  faultAt,
  onChange,
}: {
  document: Shown;
  mapping: FeedMapping;
  /** The mapping belongs to a stored feed. */
  isEdited: boolean;
  faultAt: (path: string) => string | undefined;
  onChange: (mapping: FeedMapping) => void;
}) {
  const t = useMessages('feed-mapping');
  const note = useId();
  const { lists, format, warning, encoding } = document;
  const { paging } = mapping;
  const options = lists.map(({ path, count }, index) => ({
    id: String(index),
    label: path || t('list.whole'),
    help: t('list.count', { count }),
  }));
  const chosen = lists.findIndex(({ path, keyed }) => path === mapping.entries && keyed === mapping.keyed);
  return (
    <Card title={t('list.title')}>
      <div className="flex flex-col gap-4">
        {warning !== null && <Banner kind="warning">{warning}</Banner>}
        {chosen === -1 && <Banner kind="warning">{t('list.missing', { path: mapping.entries })}</Banner>}
        <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-4">
          {format === 'csv' ? (
            <div className="flex flex-col gap-1.5">
              <span className="text-secondary font-semibold">{t('list.list')}</span>
              <p className="min-h-9 content-center">{t('list.rows', { count: lists[0]?.count ?? 0 })}</p>
            </div>
          ) : (
            <Select
              label={t('list.list')}
              help={encoding === 'utf-8' ? undefined : t('list.encoding', { encoding })}
              options={options}
              selectedKey={chosen === -1 ? null : String(chosen)}
              onSelectionChange={(key) => {
                const list = lists[Number(key)];
                if (!list || Number(key) === chosen) return;
                onChange({ ...mapping, entries: list.path, keyed: list.keyed, fields: list.fields });
              }}
            />
          )}
          <TextField
            label={t('list.source')}
            help={t('list.sourceHelp', { isEdited: isEdited ? 'yes' : 'other' })}
            value={mapping.source}
            onChange={(source) => onChange({ ...mapping, source })}
            error={faultAt('source') && t('list.sourceFault')}
            spellCheck="false"
          />
          <Select
            label={t('list.paging')}
            options={pagings.map(({ id, name }) => ({ id, label: t('list.pagingKind', { kind: name }) }))}
            selectedKey={paging.kind}
            onSelectionChange={(key) => {
              const kind = pagings.find(({ id }) => id === key)?.id;
              if (!kind || kind === paging.kind) return;
              onChange({
                ...mapping,
                paging:
                  kind === 'none'
                    ? { kind }
                    : kind === 'next-address'
                      ? { kind, path: 'next' }
                      : { kind, parameter: 'page' },
              });
            }}
          />
          {paging.kind === 'next-address' && (
            <TextField
              label={t('list.nextPath')}
              value={paging.path}
              onChange={(path) => onChange({ ...mapping, paging: { ...paging, path } })}
              error={faultAt('paging.path')}
              spellCheck="false"
            />
          )}
          {paging.kind === 'page-number' && (
            <TextField
              label={t('list.parameter')}
              value={paging.parameter}
              onChange={(parameter) => onChange({ ...mapping, paging: { ...paging, parameter } })}
              error={faultAt('paging.parameter')}
              spellCheck="false"
            />
          )}
        </div>
        <p id={note} className="text-secondary break-all text-faint">
          {document.source}
        </p>
      </div>
    </Card>
  );
}
