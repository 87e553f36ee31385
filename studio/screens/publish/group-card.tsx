import { RotateCcw } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Difference } from '../../changes/difference.tsx';
import type { ItemGroup } from '../../changes/group-changes.ts';
import { GroupRows } from '../../changes/group-rows.tsx';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { fieldKey, leaveFields, type ChangedField } from './changed-field.ts';

/**
 * One field that changed in several items. The change of each item can be left out of the publication, or removed from
 * the draft.
 */
export function GroupCard({
  group,
  left,
  onLeave,
  onRevert,
}: {
  group: ItemGroup;
  /** The fields that are left out. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
  onRevert: (field: ChangedField) => void;
}) {
  const t = useMessages('publish');
  const tChanges = useMessages('changes');
  const { nameOfField } = useChangeNames();
  const { items, section, shared } = group;
  const [first] = items;
  if (!first) return null;
  const name = nameOfField(first.field, first.change);
  const fieldOf = ({ change, field }: ItemGroup['items'][number]): ChangedField => ({
    target: change.key,
    path: field.path,
  });
  const keys = items.map((item) => fieldKey(fieldOf(item)));
  const leftHere = keys.filter((key) => left.has(key)).length;
  return (
    <Card isFlush>
      <header className="flex items-start gap-3 border-b border-divider px-5 py-3">
        <Checkbox
          aria-label={t('change.includeAll', { name })}
          isSelected={leftHere === 0}
          isIndeterminate={leftHere > 0 && leftHere < keys.length}
          onChange={(isSelected) => onLeave(leaveFields(left, keys, !isSelected))}
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="font-display text-heading font-semibold">
              {tChanges('group.title', { field: name, count: items.length })}
            </h2>
            <span className="text-secondary text-muted">{section}</span>
          </div>
          {shared && (
            <div className="mt-1">
              <Difference {...shared} />
            </div>
          )}
        </div>
      </header>
      <GroupRows
        group={group}
        renderBefore={(item) => {
          const key = fieldKey(fieldOf(item));
          return (
            <Checkbox
              aria-label={t('change.include', { name: item.change.name })}
              isSelected={!left.has(key)}
              onChange={(isSelected) => onLeave(leaveFields(left, [key], !isSelected))}
            />
          );
        }}
        renderAfter={(item) => (
          <IconButton
            label={t('change.revert', { name: item.change.name })}
            size="small"
            icon={<RotateCcw aria-hidden className="size-4" />}
            onPress={() => onRevert(fieldOf(item))}
          />
        )}
      />
    </Card>
  );
}
