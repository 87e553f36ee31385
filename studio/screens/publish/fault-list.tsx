import { useMessages } from '#app/messages/use-messages.ts';
import type { ShownFault } from '../../changes/shown-change.ts';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { fieldsOfFault, type ChangedField } from './changed-field.ts';

export interface FaultListProps {
  faults: readonly ShownFault[];
  /** The fields that are selected for the publication. */
  selected: readonly ChangedField[];
  onLeaveOut: (fields: readonly ChangedField[]) => void;
  onRevert: (field: ChangedField) => void;
}

/** Lists the faults that prevent the publication, each with a way to publish the rest of the draft. */
export function FaultList({ faults, selected, onLeaveOut, onRevert }: FaultListProps) {
  const t = useMessages('publish');
  const { nameOfTarget, nameOfField } = useChangeNames();

  function actionOf(fault: ShownFault, name: string) {
    const { target } = fault;
    if (!target) return null;
    const fields = fieldsOfFault(fault, selected);
    if (fields.length > 0) {
      return (
        <Button
          size="small"
          aria-label={t('fault.leaveOutNamed', { name })}
          onPress={() => onLeaveOut(fields)}
        >
          {t('fault.leaveOut')}
        </Button>
      );
    }
    // Edits that no longer fit the site are not in the list of changes, so the operator can only remove them.
    return (
      <Button
        size="small"
        aria-label={t('change.revert', { name })}
        onPress={() => onRevert({ target: target.key, path: '' })}
      >
        {t('fault.remove')}
      </Button>
    );
  }

  return (
    <Card title={t('fault.title')} isFlush>
      <ul role="alert">
        {faults.map((fault) => {
          const { target, path, problem, allowed } = fault;
          const field = nameOfField(fault, target);
          const name = target ? `${nameOfTarget(target)} · ${field}` : field;
          return (
            <li
              key={`${target?.key} ${path} ${problem}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-divider px-5 py-3 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-semibold break-words">
                  {target && target.href !== '' ? <TextLink href={target.href}>{name}</TextLink> : name}
                </p>
                <p className="text-secondary text-danger">{t('fault.text', { problem, allowed })}</p>
              </div>
              {actionOf(fault, name)}
            </li>
          );
        })}
      </ul>
      <p className="px-5 pb-4 text-secondary text-faint">{t('fault.help')}</p>
    </Card>
  );
}
