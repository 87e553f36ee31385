import { Ellipsis, Mail } from 'lucide-react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { OpenInvitation } from '#app/operators/invitations.server.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

/** An invitation that nobody has accepted yet, with its actions. */
export function InvitedRow({
  invitation: { name, role, expiresAt },
  onRenew,
  onWithdraw,
}: {
  invitation: OpenInvitation;
  /** Makes a new link. The earlier one stops working. */
  onRenew: () => void;
  onWithdraw: () => void;
}) {
  const t = useMessages('access');
  const formats = useFormats();
  const label = t('operators.menu', { name });
  return (
    <li className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Mail aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-secondary text-faint">
          {t('invited.until', { time: formats.date(expiresAt, { timeStyle: 'short' }) })}
        </p>
      </div>
      <Badge kind="neutral">{t('operators.role', { role })}</Badge>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Ellipsis aria-hidden className="size-4" />} />}
      >
        <MenuItem onAction={onRenew}>{t('invited.renew')}</MenuItem>
        <MenuItem isDangerous onAction={onWithdraw}>
          {t('invited.withdraw')}
        </MenuItem>
      </Menu>
    </li>
  );
}
