import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import type { SketchBlock } from './ads-data.ts';
import type { Place } from './placement.ts';

/** Asks for the position of a slot: between two blocks, or after a child of a block. */
export function PlaceDialog({
  blocks,
  adNumber: initial,
  isNew,
  onClose,
  onPlace,
}: {
  blocks: readonly SketchBlock[];
  adNumber: number;
  isNew: boolean;
  onClose: () => void;
  onPlace: (place: Place, adNumber: number) => void;
}) {
  const t = useMessages('ads');
  const choices = blocks.flatMap((block) => {
    const { position, name, region, ads } = block;
    const label = ads === 'own' ? t('place.slotBlock', { number: block.adNumber }) : name;
    return [
      ...(region === 'header'
        ? []
        : [{ id: `before ${position}`, label: t('place.before', { block: label }) }]),
      ...(ads === 'inside' ? [{ id: `inside ${position}`, label: t('place.inside', { block: label }) }] : []),
    ];
  });
  const [place, setPlace] = useState(choices.at(-1)?.id ?? '');
  const [child, setChild] = useState(1);
  const [adNumber, setNumber] = useState(initial);
  const [, side = '', digits = ''] = /^(\w+) (\d+)$/.exec(place) ?? [];
  const block = blocks.find(({ position }) => String(position) === digits);
  return (
    <Dialog
      title={isNew ? t('place.addTitle') : t('place.moveTitle')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('place.cancel')}
          </Button>
          <Button
            isDisabled={!block}
            onPress={() => {
              if (!block) return;
              const { position } = block;
              onPlace(side === 'inside' ? { block: position, at: child } : { before: position }, adNumber);
              onClose();
            }}
          >
            {isNew ? t('place.add') : t('place.move')}
          </Button>
        </>
      }
    >
      {isNew && (
        <NumberField
          label={t('form.number')}
          value={adNumber}
          minValue={1}
          onChange={(value) => setNumber(Number.isNaN(value) ? 1 : value)}
        />
      )}
      <Select
        label={t('place.where')}
        options={choices}
        selectedKey={place}
        onSelectionChange={(key) => setPlace(String(key))}
      />
      {side === 'inside' && block && (
        <NumberField
          label={block.hasTiles ? t('place.afterTile') : t('place.afterParagraph')}
          value={child}
          minValue={1}
          maxValue={100}
          onChange={(value) => setChild(Number.isNaN(value) ? 1 : value)}
          help={t('place.afterHelp')}
        />
      )}
    </Dialog>
  );
}
