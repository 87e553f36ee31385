import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { describeDocument } from './mapping.server.ts';

type Document = ReturnType<typeof describeDocument>;

interface ListCardProps {
  document: Document;
  mapping: FeedMapping;
  /** Whether the mapping belongs to a stored feed. */
  isEdited: boolean;
  /** Returns the fault at a path of the mapping. */
  faultAt: (path: string) => string | undefined;
  onChange: (mapping: FeedMapping) => void;
}

/**
 * The fields for the list of the document that contains the games, the name of the source, and the way to find further
 * pages.
 */
export function ListCard({ document, mapping, isEdited, faultAt, onChange }: ListCardProps) {
  const t = useMessages('feed-mapping');
  const { lists, warning } = document;
  const chosen = lists.findIndex(({ path, keyed }) => path === mapping.entries && keyed === mapping.keyed);
  return (
    <Card title={t('list.title')}>
      <div className="flex flex-col gap-4">
        {warning !== null && <Banner kind="warning">{warning}</Banner>}
        {chosen === -1 && <Banner kind="warning">{t('list.missing', { path: mapping.entries })}</Banner>}
        <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-4">
          <ListChoice
            document={document}
            chosen={chosen}
            onChoose={({ path, keyed, fields }) => onChange({ ...mapping, entries: path, keyed, fields })}
          />
          <TextField
            label={t('list.source')}
            help={t('list.sourceHelp', { isEdited: isEdited ? 'yes' : 'other' })}
            value={mapping.source}
            onChange={(source) => onChange({ ...mapping, source })}
            error={faultAt('source') && t('list.sourceFault')}
            spellCheck="false"
          />
          <PagingFields
            paging={mapping.paging}
            faultAt={faultAt}
            onChange={(paging) => onChange({ ...mapping, paging })}
          />
        </div>
        <p className="text-secondary break-all text-faint">{document.source}</p>
      </div>
    </Card>
  );
}

/** The choice of the list that contains the games. A table of rows has only one list. */
function ListChoice({
  document: { lists, format, encoding },
  chosen,
  onChoose,
}: {
  document: Document;
  /** Index of the chosen list. -1 if the document does not have it. */
  chosen: number;
  onChoose: (list: Document['lists'][number]) => void;
}) {
  const t = useMessages('feed-mapping');
  if (format === 'csv') {
    return (
      <div className="flex flex-col gap-1.5">
        <span className="text-secondary font-semibold">{t('list.list')}</span>
        <p className="min-h-9 content-center">{t('list.rows', { count: lists[0]?.count ?? 0 })}</p>
      </div>
    );
  }
  return (
    <Select
      label={t('list.list')}
      help={encoding === 'utf-8' ? undefined : t('list.encoding', { encoding })}
      options={lists.map(({ path, count }, index) => ({
        id: String(index),
        label: path || t('list.whole'),
        help: t('list.count', { count }),
      }))}
      selectedKey={chosen === -1 ? null : String(chosen)}
      onSelectionChange={(key) => {
        const list = lists[Number(key)];
        if (list && Number(key) !== chosen) onChoose(list);
      }}
    />
  );
}

type Paging = FeedMapping['paging'];

const pagings = [
  { id: 'none', name: 'none', initial: { kind: 'none' } },
  { id: 'next-address', name: 'nextAddress', initial: { kind: 'next-address', path: 'next' } },
  { id: 'page-number', name: 'pageNumber', initial: { kind: 'page-number', parameter: 'page' } },
] as const satisfies readonly { id: Paging['kind']; name: string; initial: Paging }[];

/** The fields that say how further pages of the list are found. */
function PagingFields({
  paging,
  faultAt,
  onChange,
}: {
  paging: Paging;
  faultAt: ListCardProps['faultAt'];
  onChange: (paging: Paging) => void;
}) {
  const t = useMessages('feed-mapping');
  return (
    <>
      <Select
        label={t('list.paging')}
        options={pagings.map(({ id, name }) => ({ id, label: t('list.pagingKind', { kind: name }) }))}
        selectedKey={paging.kind}
        onSelectionChange={(key) => {
          const next = pagings.find(({ id }) => id === key);
          if (next && next.id !== paging.kind) onChange(next.initial);
        }}
      />
      {paging.kind === 'next-address' && (
        <TextField
          label={t('list.nextPath')}
          value={paging.path}
          onChange={(path) => onChange({ ...paging, path })}
          error={faultAt('paging.path')}
          spellCheck="false"
        />
      )}
      {paging.kind === 'page-number' && (
        <TextField
          label={t('list.parameter')}
          value={paging.parameter}
          onChange={(parameter) => onChange({ ...paging, parameter })}
          error={faultAt('paging.parameter')}
          spellCheck="false"
        />
      )}
    </>
  );
}
