import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { GameFault } from '#app/feeds/mapping/try-mapping.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';

/** A fault as a field shows it. `isOther`: it concerns a game other than the shown one. */
export type FieldFault = GameFault & { isOther?: boolean };

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
