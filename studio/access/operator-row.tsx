import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { Operator } from '#app/operators/operators.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { OperatorMenu } from './operator-menu.tsx';

/** A row for an operator, with a menu that changes the role, resets the access and removes the operator. */
export function OperatorRow({
  operator,
  isSelf,
  ...actions
}: {
  operator: Operator;
  /** Whether the row describes the operator who is signed in. */
  isSelf: boolean;
  onRole: (role: OperatorRole) => void;
  onReset: () => void;
  onRemove: () => void;
}) {
  const t = useMessages('access');
  const formats = useFormats();
  const { name, role, createdAt } = operator;
  return (
    <li className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0">
      <Avatar name={name} className="size-9" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{isSelf ? t('operators.you', { name }) : name}</p>
        <p className="text-secondary text-faint">
          {t('operators.since', { time: formats.date(createdAt, { dateStyle: 'medium' }) })}
        </p>
      </div>
      <Badge kind={role === 'owner' ? 'accent' : 'neutral'}>{t('operators.role', { role })}</Badge>
      <OperatorMenu operator={operator} {...actions} />
    </li>
  );
}
