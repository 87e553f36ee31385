import { Ellipsis } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { Operator } from '#app/operators/operators.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';

/** The actions on an operator. */
export function OperatorMenu({
  operator,
  onRole,
  onReset,
  onRemove,
}: {
  operator: Operator;
  onRole: (role: OperatorRole) => void;
  onReset: () => void;
  onRemove: () => void;
}) {
  const t = useMessages('access');
  const label = t('operators.menu', { name: operator.name });
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden className="size-4" />} />}
    >
      {(['viewer', 'editor', 'owner'] as const)
        .filter((other) => other !== operator.role)
        .map((other) => (
          <MenuItem key={other} onAction={() => onRole(other)}>
            {t('operators.makeRole', { role: other })}
          </MenuItem>
        ))}
      <MenuLine />
      <MenuItem onAction={onReset}>{t('operators.reset')}</MenuItem>
      <MenuItem isDangerous onAction={onRemove}>
        {t('operators.remove')}
      </MenuItem>
    </Menu>
  );
}
