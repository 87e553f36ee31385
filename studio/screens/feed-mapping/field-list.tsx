import { GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import type { RuleTrace } from '#app/feeds/mapping/map-entry.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Card } from '../../ui/card.tsx';
import { dragType, readDragged } from './dragged-value.ts';
import { FaultLine } from './fault-line.tsx';
import type { FieldFault } from './field-faults.ts';
import { isRequired, orderedFields, ruleOf } from './mapping-edits.ts';
import type { PointedValue } from './use-mapping.ts';

/** The fields of a game with their values for the shown entry, the required fields first. */
export function FieldList({
  mapping,
  field: shown,
  traces,
  faults,
  onField,
  onDrop,
}: {
  mapping: FeedMapping;
  /** The field whose rule is shown. */
  field: MappedField;
  traces: Partial<Record<MappedField, RuleTrace>>;
  faults: ReadonlyMap<MappedField, FieldFault>;
  onField: (field: MappedField) => void;
  onDrop: (field: MappedField, value: PointedValue) => void;
}) {
  const t = useMessages('feed-mapping');
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [dragType],
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'on' ? 'copy' : 'cancel',
    async onItemDrop({ items, target }) {
      const [item] = items;
      const field = orderedFields.find((one) => one === target.key);
      if (!field || !item || !isTextDropItem(item)) return;
      const value = readDragged(await item.getText(dragType));
      if (value) onDrop(field, value);
    },
  });
  const rows = orderedFields.map((id) => ({ id }));
  return (
    <Card title={t('fields.title')} isFlush>
      <GridList
        aria-label={t('fields.title')}
        items={rows}
        dependencies={[mapping, traces, faults, shown]}
        selectionMode="single"
        disallowEmptySelection={false}
        selectedKeys={[shown]}
        onSelectionChange={(keys) => {
          // A press on the selected field deselects it. Selecting and deselecting both count as pointing at the field.
          const [key] = keys === 'all' ? [] : [...keys];
          onField(orderedFields.find((one) => one === key) ?? shown);
        }}
        dragAndDropHooks={dragAndDropHooks}
        className="flex flex-col p-2 outline-none"
      >
        {({ id }) => {
          const rule = ruleOf(mapping, id);
          const values = traces[id]?.values ?? [];
          const fault = faults.get(id);
          return (
            <GridListItem
              id={id}
              textValue={t('field.name', { field: id })}
              className="flex min-h-13 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 outline-offset-[-2px] data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-accent data-hovered:bg-hover data-selected:bg-accent-soft"
            >
              <span className="flex items-baseline gap-2">
                <span className="font-semibold">{t('field.name', { field: id })}</span>
                {isRequired(id) && <span className="text-small text-muted">{t('field.required')}</span>}
                <code className="ms-auto min-w-0 truncate font-mono text-small text-muted">
                  {rule.from.join(' → ') || (rule.constant === '' ? '' : t('rule.fixed'))}
                </code>
              </span>
              <span className="truncate text-secondary text-muted">
                {values.length > 0 ? values.join(' · ') : t('field.empty')}
              </span>
              {fault && <FaultLine fault={fault} />}
            </GridListItem>
          );
        }}
      </GridList>
    </Card>
  );
}
