import { ArrowDown, ArrowUp, Copy, Ellipsis, Power, Trash2 } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { hasSlot } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import type { AdActions } from './use-ad-actions.ts';
import { useEntryName } from './use-entry-name.ts';

/**
 * The actions on an entry. If the entry has a script, operators who are not owners can switch it off and move it, but
 * do nothing else with it.
 */
export function EntryMenu({
  row,
  entries,
  actions: { send },
  isOwner,
}: {
  row: AdRow;
  entries: readonly AdRow[];
  actions: AdActions;
  isOwner: boolean;
}) {
  const t = useMessages('ads');
  const { id, isProtected } = row;
  const label = useEntryName()(row);
  const mayChange = isOwner || !isProtected;
  const isOff = row.state === 'off';
  const group = entries.filter(
    ({ form }) =>
      hasSlot(form.kind) === hasSlot(row.form.kind) &&
      (!hasSlot(form.kind) || form.adNumber === row.form.adNumber),
  );
  const at = group.indexOf(row);
  const [above, below] = [group[at - 1], group[at + 1]];
  const move = (to: number) =>
    void send({ intent: 'move', id, to }, { isProtected: false, text: t('action.moved', { entry: label }) });
  return (
    <Menu
      label={t('entry.actionsOf', { entry: label })}
      trigger={<IconButton label={t('entry.actions')} icon={<Ellipsis aria-hidden className="size-4.5" />} />}
    >
      {(!isOff || mayChange) && (
        <MenuItem
          icon={<Power aria-hidden className="size-4" />}
          onAction={() =>
            void send(
              { intent: isOff ? 'on' : 'off', id },
              {
                isProtected: isOff && isProtected,
                text: isOff ? t('action.on', { entry: label }) : t('action.off', { entry: label }),
              },
            )
          }
        >
          {isOff ? t('entry.on') : t('entry.off')}
        </MenuItem>
      )}
      {above && (
        <MenuItem icon={<ArrowUp aria-hidden className="size-4" />} onAction={() => move(above.id)}>
          {t('entry.up')}
        </MenuItem>
      )}
      {below && (
        <MenuItem icon={<ArrowDown aria-hidden className="size-4" />} onAction={() => move(below.id)}>
          {t('entry.down')}
        </MenuItem>
      )}
      {mayChange && (
        <MenuItem
          icon={<Copy aria-hidden className="size-4" />}
          onAction={() =>
            void send(
              { intent: 'duplicate', id },
              { isProtected, text: t('action.duplicated', { entry: label }) },
            )
          }
        >
          {t('entry.duplicate')}
        </MenuItem>
      )}
      {mayChange && <MenuLine />}
      {mayChange && (
        <MenuItem
          isDangerous
          icon={<Trash2 aria-hidden className="size-4" />}
          onAction={() =>
            void send({ intent: 'remove', id }, { isProtected, text: t('action.removed', { entry: label }) })
          }
        >
          {t('entry.remove')}
        </MenuItem>
      )}
    </Menu>
  );
}
