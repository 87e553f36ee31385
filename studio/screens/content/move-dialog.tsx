import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';

/** Asks for a position of the catalogue order. */
export function MoveDialog({
  count,
  total,
  onClose,
  onMove,
}: {
  /** Number of items that move. */
  count: number;
  /** Number of items of the section. */
  total: number;
  onClose: () => void;
  /** `position` counts from 1. */
  onMove: (position: number) => void;
}) {
  const t = useMessages('content');
  const [position, setPosition] = useState(1);
  const isValid = Number.isInteger(position) && position >= 1;
  return (
    <FormDialog
      title={t('move.title', { count })}
      submit={t('move.confirm')}
      isDisabled={!isValid}
      onSubmit={() => {
        onClose();
        onMove(position);
      }}
      onClose={onClose}
    >
      <NumberField
        label={t('move.position')}
        help={t('move.help', { total })}
        minValue={1}
        maxValue={total}
        step={1}
        value={position}
        onChange={setPosition}
      />
    </FormDialog>
  );
}
