import { Upload } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { CategoryField } from './category-field.tsx';
import { FieldEditor } from './field-editor.tsx';
import { groupLabel } from './field-words.ts';
import { fieldAddress, type FilledField } from './form-field.ts';
import { ItemTranslations } from './item-translations.tsx';
import type { ItemData } from './read-item.server.ts';
import { useSection } from './section-context.ts';
import { TagField } from './tag-field.tsx';
import { useEdit } from './use-edit.ts';

const tabClasses =
  'flex h-8.5 pointer-coarse:h-11 cursor-pointer items-center gap-1.5 rounded-control px-2.5 font-semibold whitespace-nowrap text-muted outline-offset-2 data-hovered:bg-hover data-selected:bg-sunken data-selected:text-ink';

/** Removes the focus from a field, so that the field is saved before another tab replaces it. */
function leaveField() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[role=tabpanel]')) activeElement.blur();
}

/** The form of an item and its history, in tabs. */
export function ItemTabs({ item, isReadOnly }: { item: ItemData; isReadOnly: boolean }) {
  const t = useMessages('content');
  const { data } = useSection();
  const formats = useFormats();
  return (
    <Tabs defaultSelectedKey="texts" onSelectionChange={leaveField}>
      <TabList
        aria-label={t('group.label')}
        // The tabs can wrap, because an item can have eight of them and the drawer is narrow.
        className="-mx-6 flex flex-wrap gap-0.5 border-b border-divider px-3.5 pb-2"
      >
        {item.groups.map(({ group, fields }) => (
          <Tab key={group} id={group} className={tabClasses}>
            {groupLabel(t, group)}
            {fields.some(({ published }) => published) && (
              <span aria-label={t('group.changed')} className="size-1.5 rounded-full bg-accent" />
            )}
          </Tab>
        ))}
        {item.translations.length > 0 && (
          <Tab id="translations" className={tabClasses}>
            {t('group.translations')}
          </Tab>
        )}
        <Tab id="history" className={tabClasses}>
          {t('group.history')}
          <span className="font-normal tabular-nums">{formats.number(item.history.length)}</span>
        </Tab>
      </TabList>
      {item.groups.map(({ group, fields }) => (
        <TabPanel key={group} id={group} className="flex flex-col gap-5 pt-5 outline-none">
          {group === 'texts' && <Overview item={item} fields={fields} isReadOnly={isReadOnly} />}
          {fields
            .filter(({ name }) => group !== 'texts' || !beside.includes(name))
            .map((field) => (
              <ItemField key={fieldAddress(field.path)} item={item} field={field} isReadOnly={isReadOnly} />
            ))}
          {group === 'play' && !isReadOnly && (
            <LinkButton
              className="self-start"
              href={`/content/${data.prefix}/upload?item=${item.id}`}
              icon={<Upload aria-hidden className="size-4" />}
            >
              {t('item.replaceGame')}
            </LinkButton>
          )}
        </TabPanel>
      ))}
      {item.translations.length > 0 && (
        <TabPanel id="translations" className="outline-none">
          <ItemTranslations id={item.id} languages={item.translations} />
        </TabPanel>
      )}
      <TabPanel id="history" className="pt-5 outline-none">
        <History item={item} />
      </TabPanel>
    </Tabs>
  );
}

/** The fields that are shown beside the tile. */
const beside: readonly string[] = ['title', 'short_title'];

function ItemField({ item, field, isReadOnly }: { item: ItemData; field: FilledField; isReadOnly: boolean }) {
  const { data } = useSection();
  const address = fieldAddress(field.path);
  const faults = item.faults.filter(
    (fault) =>
      fault.field === address ||
      fault.field.startsWith(`${address}.`) ||
      fault.field.startsWith(`${address}[`),
  );
  return (
    <FieldEditor
      prefix={data.prefix}
      itemId={item.id}
      field={field}
      faults={faults}
      isReadOnly={isReadOnly}
    />
  );
}

function Overview({
  item,
  fields,
  isReadOnly,
}: {
  item: ItemData;
  fields: readonly FilledField[];
  isReadOnly: boolean;
}) {
  const t = useMessages('content');
  const formats = useFormats();
  const { data } = useSection();
  const { edit } = useEdit(data.prefix, { key: `${data.prefix} ${item.id} move` });
  const selection = JSON.stringify({ ids: String(item.id) });
  return (
    <>
      <div className="flex gap-4">
        <Tile item={item} />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {fields
            .filter(({ name }) => beside.includes(name))
            .map((field) => (
              <ItemField key={field.name} item={item} field={field} isReadOnly={isReadOnly} />
            ))}
        </div>
      </div>
      <p className="text-secondary text-muted">
        {t('item.figures', {
          opens: formats.number(item.figures.opens),
          likes: formats.number(item.figures.likes),
          dislikes: formats.number(item.figures.dislikes),
        })}
      </p>
      <CategoryField
        prefix={data.prefix}
        itemId={item.id}
        categories={item.categories}
        primary={item.primary}
        revision={item.categoryRevision}
        options={data.options.categories}
        isReadOnly={isReadOnly}
      />
      {data.options.tags.length > 0 && (
        <TagField
          key={item.id}
          prefix={data.prefix}
          itemId={item.id}
          tags={item.tags}
          options={data.options.tags}
          isReadOnly={isReadOnly}
        />
      )}
      <div className="rounded-row border border-divider bg-surface px-4 py-3">
        <Switch
          label={t('item.shown')}
          help={t('item.shownHelp')}
          isDisabled={isReadOnly}
          isSelected={!item.isHidden}
          onChange={(isShown) => edit({ intent: 'visibility', isHidden: !isShown, selection })}
        />
      </div>
    </>
  );
}

/** The item as a tile of the portal shows it. */
function Tile({ item }: { item: ItemData }) {
  const t = useMessages('content');
  const { cover } = item;
  return (
    <figure className="w-33 shrink-0">
      <div
        className="relative aspect-square overflow-hidden rounded-card bg-sunken shadow-card"
        style={cover ? { backgroundColor: cover.color } : undefined}
      >
        {cover && cover.src !== '' && <img src={cover.src} alt="" className="size-full object-cover" />}
        <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[rgb(7_11_40/80%)] to-transparent px-2.5 pt-8 pb-2 font-display font-semibold text-white">
          {item.shortTitle || item.title}
        </span>
      </div>
      <figcaption className="pt-1.5 text-center text-small text-faint">{t('item.tile')}</figcaption>
    </figure>
  );
}

function History({ item }: { item: ItemData }) {
  const t = useMessages('content');
  if (item.history.length === 0) return <p className="text-muted">{t('history.none')}</p>;
  return (
    <ol className="flex flex-col">
      {item.history.map((change) => (
        <li key={change.version} className="border-b border-divider py-3 last:border-0">
          <p className={change.isUndone ? 'line-through' : undefined}>
            <TextLink href={`/history/${change.version}`}>{change.headline}</TextLink>
          </p>
          <p className="text-secondary text-muted">
            {change.author !== '' && <>{change.author} · </>}
            <Time value={change.at} now={item.now} />
            {change.isUndone && <> · {t('history.undone')}</>}
          </p>
        </li>
      ))}
    </ol>
  );
}
