import { AppWindow, ChevronDown, ChevronUp, Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
import { listCommands } from '../../shell/list-commands.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ItemTabs } from './item-tabs.tsx';
import { readItem, type ItemData } from './read-item.server.ts';
import { useSection } from './section-context.ts';
import { useEdit } from './use-edit.ts';

export const handle: StudioPolicy = { read: 'viewer' };

const ItemPage = lazyComponent(async () => (await import('./item-page.tsx')).ItemPage);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return readItem({ context, request }, params.section, params.item);
}

/** An item beside the table: its form, its tile, its history and its page. */
export default function ItemDrawer() {
  const item = useLoaderData<typeof loader>();
  const { data, isPageShown, setPageShown } = useSection();
  const isWide = useMediaQuery('(min-width: 1280px)', false);
  const { canEdit } = useDraft();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const home = `/content/${data.prefix}`;
  const list = home + (search && `?${search}`);
  const addressOf = (id: number | null) => (id === null ? null : `${home}/${id}${search && `?${search}`}`);
  const [previous, next] = [addressOf(item.previous), addressOf(item.next)];
  const togglePage = useCallback(() => setPageShown(!isPageShown), [isPageShown, setPageShown]);
  useItemKeys({ previous, next, list, togglePage: isWide ? togglePage : null });
  return (
    <>
      {isPageShown && isWide && <ItemPage item={item} />}
      <Drawer
        title={item.title}
        onClose={() => void navigate(list)}
        tools={
          <DrawerTools previous={previous} next={next} isPageShown={isPageShown} onTogglePage={togglePage} />
        }
        footer={
          <>
            {canEdit && <ItemActions item={item} home={home} afterDelete={next ?? previous ?? list} />}
            <PageLink item={item} />
          </>
        }
      >
        <ItemStatus item={item} />
        <ItemTabs key={item.id} item={item} isReadOnly={!canEdit} />
      </Drawer>
    </>
  );
}

/** The buttons that show the page of the item, and the item before or after it. */
function DrawerTools({
  previous,
  next,
  isPageShown,
  onTogglePage,
}: {
  previous: string | null;
  next: string | null;
  isPageShown: boolean;
  onTogglePage: () => void;
}) {
  const t = useMessages('content');
  const navigate = useNavigate();
  return (
    <>
      <IconButton
        label={t('page.show')}
        aria-pressed={isPageShown}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent max-wide:hidden"
        icon={<AppWindow aria-hidden className="size-4.5" />}
        onPress={onTogglePage}
      />
      <IconButton
        label={t('item.previous')}
        isDisabled={previous === null}
        icon={<ChevronUp aria-hidden className="size-4.5" />}
        onPress={() => previous !== null && void navigate(previous)}
      />
      <IconButton
        label={t('item.next')}
        isDisabled={next === null}
        icon={<ChevronDown aria-hidden className="size-4.5" />}
        onPress={() => next !== null && void navigate(next)}
      />
    </>
  );
}

/** The buttons that copy and delete the item. `afterDelete` is the address to show instead of a deleted item. */
function ItemActions({ item, home, afterDelete }: { item: ItemData; home: string; afterDelete: string }) {
  const t = useMessages('content');
  const navigate = useNavigate();
  const { data } = useSection();
  const { edit } = useEdit(data.prefix);

  function duplicate() {
    const title = t('item.copyOf', { title: item.title });
    edit({ intent: 'duplicate', id: item.id, title }, ({ id }) => {
      if (id !== undefined) void navigate(`${home}/${id}`);
      return t('done.duplicated');
    });
  }

  function remove() {
    edit({ intent: 'delete', selection: JSON.stringify({ ids: String(item.id) }) }, () =>
      t('done.deleted', { title: item.title }),
    );
    void navigate(afterDelete);
  }

  return (
    <>
      <Button kind="quiet" icon={<Copy aria-hidden className="size-4" />} onPress={duplicate}>
        {t('item.duplicate')}
      </Button>
      <Button kind="quiet" icon={<Trash2 aria-hidden className="size-4" />} onPress={remove}>
        {t('item.delete')}
      </Button>
    </>
  );
}

/** A link to the page of the item: to its preview, if the draft changes the item. */
function PageLink({ item: { address, previewPath } }: { item: ItemData }) {
  const t = useMessages('content');
  const page =
    previewPath === null ? address : `/draft/preview?${new URLSearchParams({ to: previewPath }).toString()}`;
  return (
    page !== null && (
      <LinkButton
        className="ms-auto"
        href={page}
        target="_blank"
        icon={<ExternalLink aria-hidden className="size-4" />}
      >
        {previewPath === null ? t('item.page') : t('item.preview')}
      </LinkButton>
    )
  );
}

/** Shows when the item was added, and whether it is rejected. */
function ItemStatus({ item }: { item: ItemData }) {
  const t = useMessages('content');
  const formats = useFormats();
  const id = String(item.id);
  return (
    <>
      <p className="pb-3 text-secondary text-muted">
        {item.isNew
          ? t('item.new', { id })
          : t('item.since', { id, day: formats.date(item.addedAt, { dateStyle: 'long' }) })}
      </p>
      {item.state === 'rejected' && <Banner title={t('item.rejected')}>{t('item.rejectedText')}</Banner>}
    </>
  );
}

/**
 * The shortcuts of the drawer. They open the next or previous item of the list, show the page of the item, and close
 * the drawer.
 */
function useItemKeys({
  previous,
  next,
  list,
  togglePage,
}: {
  previous: string | null;
  next: string | null;
  list: string;
  /** `null` if the window has no room for the page. */
  togglePage: (() => void) | null;
}) {
  const t = useMessages('content');
  const commands = useMemo(
    (): Command[] => [
      ...listCommands('content', {
        next: { label: t('item.next'), href: next },
        previous: { label: t('item.previous'), href: previous },
        list: { label: t('item.close'), href: list },
      }),
      ...(togglePage
        ? [
            {
              id: 'content page',
              label: t('page.show'),
              kind: 'action' as const,
              keys: 'p',
              icon: <AppWindow aria-hidden className="size-4" />,
              run: togglePage,
            },
          ]
        : []),
    ],
    [previous, next, list, togglePage, t],
  );
  useCommands(commands);
}
