import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';

/** Asks for a position of the catalogue order. */
export function MoveDialog({
  count,
  total,
  isOpen,
  onClose,
  onMove,
}: {
  /** Number of items that move. */
  count: number;
  /** Number of items of the section. */
  total: number;
  isOpen: boolean;
  onClose: () => void;
  /** `position` counts from 1. */
  onMove: (position: number) => void;
}) {
  const t = useMessages('content');
  const [position, setPosition] = useState(1);
  const isValid = Number.isInteger(position) && position >= 1;
  return (
    <Dialog
      title={t('move.title', { count })}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            isDisabled={!isValid}
            onPress={() => {
              onClose();
              onMove(position);
            }}
          >
            {t('move.confirm')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
