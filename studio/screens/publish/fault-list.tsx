import { useMessages } from '#app/messages/use-messages.ts';
import type { ShownFault } from '../../changes/shown-change.ts';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { Card } from '../../ui/card.tsx';

/** Lists the faults that prevent the publication of the draft. */
export function FaultList({ faults }: { faults: readonly ShownFault[] }) {
  const t = useMessages('publish');
  const { nameOfTarget, nameOfField } = useChangeNames();
  return (
    <Card title={t('fault.title')} isFlush>
      <ul role="alert">
        {faults.map(({ target, path, problem, allowed }) => (
          <li
            key={`${target?.key} ${path} ${problem}`}
            className="border-b border-divider px-5 py-3 last:border-0"
          >
            <p className="font-semibold">
              {target && `${nameOfTarget(target)} · `}
              {nameOfField(path, '')}
            </p>
            <p className="text-secondary text-danger">{t('fault.text', { problem, allowed })}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
