import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { FieldFault } from './field-faults.ts';

/** A fault in words. */
export function FaultLine({ fault: { kind, isWarning, detail, isOther = false } }: { fault: FieldFault }) {
  const t = useMessages('feed-mapping');
  const Icon = isWarning ? TriangleAlert : CircleAlert;
  const words = t('game.fault', { kind, detail });
  return (
    <span
      className={`flex items-start gap-1.5 text-secondary font-semibold break-words ${isWarning || isOther ? 'text-warning' : 'text-danger'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {isOther ? t('game.other', { words }) : words}
    </span>
  );
}
