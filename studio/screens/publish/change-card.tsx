import { RotateCcw } from 'lucide-react';
import { Fragment } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { ChangedTarget } from '../../changes/changed-target.tsx';
import { Difference } from '../../changes/difference.tsx';
import type { ShownChange } from '../../changes/shown-change.ts';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { fieldKey, leaveFields, type ChangedField } from './changed-field.ts';

/** The changes of one part or item. Each can be left out of the publication, or removed from the draft. */
export function ChangeCard({
  change,
  left,
  onLeave,
  onRevert,
}: {
  change: ShownChange;
  /** The fields that are left out. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
  onRevert: (field: ChangedField) => void;
}) {
  const t = useMessages('publish');
  const { nameOfTarget, nameOfField } = useChangeNames();
  const name = nameOfTarget(change);
  const rows =
    change.change === 'changed'
      ? change.fields.map((field) => ({
          path: field.path,
          label: nameOfField(field, change, field.layout),
          fields: [field],
        }))
      : [{ path: '', label: t('change.whole', { change: change.change }), fields: change.fields }];
  const keys = rows.map(({ path }) => fieldKey({ target: change.key, path }));
  const leftHere = keys.filter((key) => left.has(key)).length;

  return (
    <Card isFlush>
      <header className="flex items-center gap-3 border-b border-divider px-5 py-3">
        <Checkbox
          aria-label={t('change.includeAll', { name })}
          isSelected={leftHere === 0}
          isIndeterminate={leftHere > 0 && leftHere < keys.length}
          onChange={(isSelected) => onLeave(leaveFields(left, keys, !isSelected))}
        />
        <ChangedTarget target={change} level="h2" />
      </header>
      <ul>
        {rows.map(({ path, label, fields }) => {
          const key = fieldKey({ target: change.key, path });
          return (
            <li key={key} className="flex items-start gap-3 border-b border-divider px-5 py-3 last:border-0">
              <Checkbox
                aria-label={t('change.include', { name: label })}
                isSelected={!left.has(key)}
                onChange={(isSelected) => onLeave(leaveFields(left, [key], !isSelected))}
              />
              <div className={`min-w-0 flex-1 ${left.has(key) ? 'opacity-55' : ''}`}>
                <p>{label}</p>
                {fields.map((field) => (
                  <Fragment key={field.path}>
                    {change.change !== 'changed' && (
                      <p className="mt-2 text-muted">{nameOfField(field, change, field.layout)}</p>
                    )}
                    <Difference {...field} target={change} />
                  </Fragment>
                ))}
              </div>
              <IconButton
                label={t('change.revert', { name: label })}
                size="small"
                icon={<RotateCcw aria-hidden className="size-4" />}
                onPress={() => onRevert({ target: change.key, path })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
