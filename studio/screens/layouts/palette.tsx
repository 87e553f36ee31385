import { useState } from 'react';
import { Autocomplete, Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { optionClasses } from '../../ui/popover-classes.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { BlockType } from '#app/changes/block-field.ts';
import { BlockOutline } from './block-outline.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';
import type { PagesData } from './read-pages.server.ts';

/** Window size for the pictures of blocks, in CSS pixels, and the scale at which the pictures are shown. */
const pictured = { width: 768, height: 480, scale: 1 / 6 };

/**
 * The blocks that can be added. Each has a description and, if it has something to show, a picture of how it looks on
 * this site.
 */
export function BlockPalette({
  data: { canvas, page, section, kind },
  types,
  isOpen,
  onClose,
  onChoose,
}: {
  data: PagesData;
  types: readonly BlockType[];
  isOpen: boolean;
  onClose: () => void;
  onChoose: (type: BlockType) => void;
}) {
  const t = useMessages('layouts');
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = types.filter(({ name, type, description }) => {
    const text = `${name} ${type} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [
    { id: 'own', types: found.filter(({ isFitting, isOwn }) => isFitting && isOwn) },
    { id: 'all', types: found.filter(({ isFitting, isOwn }) => isFitting && !isOwn) },
    { id: 'other', types: found.filter(({ isFitting }) => !isFitting) },
  ] as const;
  return (
    <Dialog isWide title={t('palette.title')} isOpen={isOpen} onClose={onClose}>
      {/* The arrow keys move in the list while the focus stays in the field. */}
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the operator has just opened this dialog */}
        <TextField label={t('palette.search')} autoFocus />
        <ListBox
          aria-label={t('palette.title')}
          selectionMode="none"
          className="-mx-2 flex max-h-[60dvh] flex-col gap-1 overflow-auto outline-none"
          onAction={(key) => {
            const type = types.find((one) => one.type === key);
            if (type) onChoose(type);
          }}
          renderEmptyState={() => <p className="px-2.5 py-2 text-faint">{t('palette.none')}</p>}
        >
          {groups.flatMap((group) =>
            group.types.length === 0
              ? []
              : [
                  <ListBoxSection key={group.id}>
                    <Header className="px-2.5 pt-2 pb-1 text-small font-semibold text-faint">
                      {t('palette.group', { group: group.id })}
                    </Header>
                    {group.types.map(({ type, name, description }) => (
                      <ListBoxItem key={type} id={type} textValue={name} className={optionClasses}>
                        <span className="relative h-20 w-32 shrink-0 overflow-hidden rounded-tag border border-line bg-sunken">
                          {/* A block that has nothing to show has no picture, only the outline. */}
                          <BlockOutline type={type} />
                          {page && (
                            <PagePicture
                              source={canvas}
                              address={page.address}
                              block={`${section.id}.${kind}.${type}`}
                              title={t('palette.picture', { block: name })}
                              {...pictured}
                              style={{ colorScheme: 'light' }}
                            />
                          )}
                        </span>
                        <span className="min-w-0 flex-1 py-1.5">
                          <Text slot="label" className="block font-semibold text-ink">
                            {name}
                          </Text>
                          <Text slot="description" dir="auto" className="block text-secondary text-muted">
                            {description}
                          </Text>
                        </span>
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>,
                ],
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}
