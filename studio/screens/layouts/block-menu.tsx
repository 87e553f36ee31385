import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Ellipsis,
  Monitor,
  MonitorSmartphone,
  Plus,
  Smartphone,
  Trash2,
} from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { isAppleDevice, keyNames } from '../../shell/key-names.ts';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { windowKinds, type BlockActions, type Windows } from './use-block-actions.ts';

/** Names keys such as `$mod+d`. Called in a menu, which the server never renders. */
const nameKeys = (keys: string) => keyNames(keys, isAppleDevice(navigator.userAgent)).join(' ');

const icon = 'size-4 text-muted';
const windowIcons = { all: MonitorSmartphone, phone: Smartphone, desktop: Monitor };

/** The actions on a block. */
export function BlockMenu({
  name,
  position,
  windows,
  actions,
  isFirst,
  isLast,
  isFull,
  onAdd,
  onPaste,
}: {
  name: string;
  position: number;
  /** The windows in which the block is visible. */
  windows: Windows;
  actions: BlockActions;
  /** Whether the block is the first, or the last, in its part of the page. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether the layout cannot hold another block. */
  isFull: boolean;
  /** `onAdd` opens the palette, and `onPaste` the dialog for pasting. Both insert a block after this one. */
  onAdd: () => void;
  onPaste: () => void;
}) {
  const t = useMessages('layouts');
  return (
    <Menu
      label={t('block.actionsOf', { block: name })}
      trigger={
        <IconButton
          size="small"
          label={t('block.actionsOf', { block: name })}
          icon={<Ellipsis aria-hidden className="size-4" />}
        />
      }
    >
      <MenuItem
        icon={<ArrowUp aria-hidden className={icon} />}
        keys={nameKeys('Alt+ArrowUp')}
        isDisabled={isFirst}
        onAction={() => actions.step(position, -1)}
      >
        {t('block.up')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden className={icon} />}
        keys={nameKeys('Alt+ArrowDown')}
        isDisabled={isLast}
        onAction={() => actions.step(position, 1)}
      >
        {t('block.down')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Plus aria-hidden className={icon} />} isDisabled={isFull} onAction={onAdd}>
        {t('block.addAfter')}
      </MenuItem>
      <MenuItem
        icon={<CopyPlus aria-hidden className={icon} />}
        keys={nameKeys('$mod+d')}
        isDisabled={isFull}
        onAction={() => actions.duplicate(position)}
      >
        {t('block.duplicate')}
      </MenuItem>
      <MenuItem
        icon={<Copy aria-hidden className={icon} />}
        keys={nameKeys('$mod+c')}
        onAction={() => actions.copy(position)}
      >
        {t('block.copy')}
      </MenuItem>
      <MenuItem
        icon={<ClipboardPaste aria-hidden className={icon} />}
        keys={nameKeys('$mod+v')}
        isDisabled={isFull}
        onAction={onPaste}
      >
        {t('block.paste')}
      </MenuItem>
      <MenuLine />
      {windowKinds
        .filter((kind) => kind !== windows)
        .map((kind) => {
          const Icon = windowIcons[kind];
          return (
            <MenuItem
              key={kind}
              icon={<Icon aria-hidden className={icon} />}
              onAction={() => actions.showOn(position, kind)}
            >
              {t('block.showOn', { windows: kind })}
            </MenuItem>
          );
        })}
      <MenuLine />
      <MenuItem
        icon={<Trash2 aria-hidden className="size-4" />}
        keys={nameKeys('Delete')}
        isDangerous
        onAction={() => actions.remove(position)}
      >
        {t('block.remove')}
      </MenuItem>
    </Menu>
  );
}
