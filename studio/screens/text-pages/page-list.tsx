import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Link } from 'react-router';
import type { TextPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { Switch } from '../../ui/switch.tsx';
import { usePageEdit } from './use-page-edit.ts';
import { usePageFault } from './use-page-fault.ts';
import { usePageName } from './use-page-name.ts';

export interface ListedPage {
  id: TextPageName;
  address: string;
  /** The beginning of the page's Markdown, which contains the title. */
  beginning: string;
  isOwn: boolean;
  isWritten: boolean;
  /** Whether the text in the draft differs from the published one. */
  isChanged: boolean;
  isInFooter: boolean;
  isInMenu: boolean;
}

const columns = 'grid grid-cols-[2rem_minmax(0,1fr)_3.5rem_3.5rem] items-center gap-2 px-3 tablet:px-4';

/** All pages in the order of the footer. They are moved by pointer, touch or keyboard. */
export function PageList({ pages, canEdit }: { pages: readonly ListedPage[]; canEdit: boolean }) {
  const t = useMessages('text-pages');
  const nameOf = usePageName();
  const describe = usePageFault();
  const { send, sent, fault, problem } = usePageEdit('/settings/text-pages');
  const shown = showSent(pages, sent);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) =>
      shown
        .filter(({ id }) => keys.has(id))
        .map(({ id, beginning }) => ({ 'text/plain': nameOf(id, beginning) })),
    onReorder({ keys, target }) {
      const moved = shown.filter(({ id }) => keys.has(id));
      const others = shown.filter(({ id }) => !keys.has(id));
      const at = others.findIndex(({ id }) => id === target.key);
      if (at === -1) return;
      const names = others.toSpliced(at + (target.dropPosition === 'before' ? 0 : 1), 0, ...moved);
      send({ intent: 'order', names: names.map(({ id }) => id).join() }, () => t('list.moved'));
    },
  });
  return (
    <>
      {(fault || problem) && (
        <div className="px-5 py-3">
          <Banner>{fault ? describe(fault) : t('fault.tooLarge')}</Banner>
        </div>
      )}
      <div
        aria-hidden
        className={`${columns} h-9 border-b border-divider text-small font-semibold text-faint`}
      >
        <span />
        <span>{t('list.page')}</span>
        <span className="text-center">{t('list.footer')}</span>
        <span className="text-center">{t('list.menu')}</span>
      </div>
      <GridList
        aria-label={t('list.title')}
        items={shown}
        dependencies={[canEdit]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {({ id, address, beginning, isWritten, isChanged, isInFooter, isInMenu }) => {
          const name = nameOf(id, beginning);
          const link = (place: 'footer' | 'menu') => (isLinked: boolean) =>
            send({ intent: 'link', name: id, place, isLinked: String(isLinked) });
          return (
            <GridListItem
              id={id}
              textValue={name}
              className={`${columns} min-h-14 border-b border-divider py-2 outline-offset-[-3px] last:border-0 data-dragging:opacity-50 data-hovered:bg-hover`}
            >
              <DragHandle />
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={`/settings/text-pages/${id}`}
                  prefetch="intent"
                  className="min-w-0 flex-1 basis-40 rounded-tag"
                >
                  <span className="block truncate font-semibold text-ink hover:underline">{name}</span>
                  <span dir="auto" className="block truncate text-secondary text-faint">
                    {address}
                  </span>
                </Link>
                {!isWritten && <Badge kind="warning">{t('list.missing')}</Badge>}
                {isChanged && <Badge kind="accent">{t('list.draft')}</Badge>}
              </span>
              <span className="grid justify-center">
                <Switch
                  label={t('list.inFooter', { page: name })}
                  isLabelHidden
                  isSelected={isInFooter}
                  isDisabled={!canEdit}
                  onChange={link('footer')}
                />
              </span>
              <span className="grid justify-center">
                <Switch
                  label={t('list.inMenu', { page: name })}
                  isLabelHidden
                  isSelected={isInMenu}
                  isDisabled={!canEdit || (!isWritten && !isInMenu)}
                  onChange={link('menu')}
                />
              </span>
            </GridListItem>
          );
        }}
      </GridList>
    </>
  );
}

/** Returns the pages as they will be when the edit that is being sent is saved. */
function showSent(pages: readonly ListedPage[], sent: FormData | undefined): readonly ListedPage[] {
  const sentText = (field: string) => {
    const value = sent?.get(field);
    return typeof value === 'string' ? value : '';
  };
  if (sent?.get('intent') === 'order') {
    const byName = new Map<string, ListedPage>(pages.map((page) => [page.id, page]));
    return sentText('names')
      .split(',')
      .flatMap((name) => byName.get(name) ?? []);
  }
  if (sent?.get('intent') !== 'link') return pages;
  const isLinked = sentText('isLinked') === 'true';
  const change = sentText('place') === 'footer' ? { isInFooter: isLinked } : { isInMenu: isLinked };
  return pages.map((page) => (page.id === sentText('name') ? { ...page, ...change } : page));
}
