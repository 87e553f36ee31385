import { ArrowUpToLine, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DropZone, type DropItem } from 'react-aria-components';
import { Link, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { findByName } from '../../ui/find-by-name.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { ArrangedList } from './arranged-list.tsx';
import { readArranged } from './arranged.server.ts';
import { itemType, readDropped } from './dragged-items.ts';
import { useSection } from './section-context.ts';
import { useEdit } from './use-edit.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return readArranged({ context, request }, params.section, params.tag);
}

/** Maximum number of tags that are shown at a time. A search finds the others. */
const maxTags = 50;

/**
 * The panel beside the table, with the first items of the catalogue order and the tags. Rows of the table can be
 * dragged onto them.
 */
export default function Arrange() {
  const list = useLoaderData<typeof loader>();
  const { data } = useSection();
  const { canEdit } = useDraft();
  const t = useMessages('content');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters.toString()}` : '';
  const home = `/content/${data.prefix}`;
  const { edit } = useEdit(data.prefix, { key: `${data.prefix} arrange` });
  const [query, setQuery] = useState('');
  const { tags } = data.options;
  const openKey = list.tag?.key ?? null;
  const shown = useMemo(() => {
    const found = findByName(tags, query).slice(0, maxTags);
    const open = tags.filter(({ key }) => key === openKey && !found.some((tag) => tag.key === key));
    return [...open, ...found];
  }, [tags, query, openKey]);
  const lists = [{ key: null, name: t('arrange.top') }, ...shown];
  const drop = async (key: string | null, dropped: DropItem[]) => {
    const selection = JSON.stringify({ ids: (await readDropped(dropped)).join(',') });
    if (key === null)
      edit({ intent: 'move', position: 1, selection }, ({ count }) => t('done.moved', { count }));
    else
      edit({ intent: 'tag', tag: key, isAdded: true, selection }, ({ count }) => t('done.tagged', { count }));
  };
  return (
    <Drawer title={t('arrange.title')} onClose={() => void navigate(home + search)}>
      {tags.length > maxTags && (
        <div className="pb-3">
          <SearchBox label={t('arrange.findTag')} value={query} onSearch={setQuery} />
        </div>
      )}
      <nav aria-label={t('arrange.title')} className="flex flex-wrap gap-1.5 pb-4">
        {lists.map(({ key, name }) => (
          <DropZone
            key={key}
            aria-label={key === null ? t('arrange.dropTop') : t('arrange.dropTag', { tag: name })}
            isDisabled={!canEdit}
            getDropOperation={(types) => (types.has(itemType) ? 'move' : 'cancel')}
            onDrop={({ items }) => void drop(key, items)}
            className="rounded-control outline-offset-2 data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-accent data-focus-visible:outline-2 data-focus-visible:outline-accent"
          >
            <Link
              to={`${home}/arrange${key === null ? '' : `/${encodeURIComponent(key)}`}${search}`}
              aria-current={key === openKey ? 'page' : undefined}
              className="touch-target flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 font-semibold text-muted hover:bg-hover aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
            >
              {key === null ? (
                <ArrowUpToLine aria-hidden className="size-3.5" />
              ) : (
                <Tag aria-hidden className="size-3.5" />
              )}
              {name}
            </Link>
          </DropZone>
        ))}
      </nav>
      <p className="pb-3 text-secondary text-muted">
        {list.tag ? t('arrange.tagHelp', { count: list.total }) : t('arrange.topHelp')}{' '}
        <span className="max-wide:hidden">{t('arrange.addByDrag')}</span>
        {/* In narrow windows, the drawer covers the table. */}
        <span className="wide:hidden">
          {t('arrange.addBySelection', { action: list.tag ? t('bulk.tags') : t('bulk.top') })}
        </span>
      </p>
      <ArrangedList
        key={list.tag?.key ?? ''}
        prefix={data.prefix}
        tag={list.tag}
        items={list.items}
        isReadOnly={!canEdit}
      />
      {list.tag && list.total > list.items.length && (
        <p className="pt-3 text-secondary text-faint">{t('arrange.more', { shown: list.items.length })}</p>
      )}
    </Drawer>
  );
}
