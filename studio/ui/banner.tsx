import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const kinds = {
  danger: { icon: CircleAlert, box: 'bg-danger-soft', color: 'text-danger', role: 'alert' },
  warning: { icon: TriangleAlert, box: 'bg-warning-soft', color: 'text-warning', role: 'status' },
  success: { icon: CircleCheck, box: 'bg-success-soft', color: 'text-success', role: 'status' },
  info: { icon: Info, box: 'bg-accent-soft', color: 'text-accent', role: 'status' },
} as const;

/** A message above a form or list. The text of an error says what happened, what did not happen, and how to fix it. */
export function Banner({
  kind = 'danger',
  title,
  children,
  actions,
}: {
  kind?: keyof typeof kinds;
  title?: string;
  children?: ReactNode;
  /** The buttons below the message. */
  actions?: ReactNode;
}) {
  const { icon: Icon, box, color, role } = kinds[kind];
  return (
    <div role={role} className={`flex items-start gap-3 rounded-row px-4 py-3 text-ink ${box}`}>
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <p className="text-secondary">
          {title && <strong className="font-bold">{title}</strong>} {children}
        </p>
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
