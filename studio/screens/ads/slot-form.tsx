import { Move, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { AdRow, SketchBlock } from './ads-data.ts';
import type { PlaceAnswer } from './place.ts';
import type { Marker } from './placement.ts';
import type { AdSelection } from './use-ad-selection.ts';
import { useEntryName } from './use-entry-name.ts';
import { markerFields, type SlotActions } from './use-slot-actions.ts';

/** The values of a slot's box with their defaults (spec ADS-8 to ADS-14). */
const boxFields = [
  { key: 'ad_bg_color', initial: '#D8D8D8' },
  { key: 'ad_style_font', initial: '12px-#000' },
  { key: 'ad_box_margin', initial: '30px 10px 30px 10px' },
  { key: 'ad_box_radius', initial: '8px' },
  { key: 'ad_box_padding', initial: '0px' },
  { key: 'adaptive_width', initial: 'calc(100% - 20px)' },
] as const;

/** The form of a slot: its number, its position and the box in which its ad is shown. */
export function SlotForm({
  slot: { block, marker, adNumber },
  ad,
  action,
  count,
  actions,
  pagesAddress,
  onMove,
}: {
  slot: Extract<AdSelection, { kind: 'slot' }>;
  /** The entry that the slot shows. `null` if it shows none. */
  ad: AdRow | null;
  /** Address of the action that saves the box. */
  action: string;
  /** Number of blocks of the page. */
  count: number;
  actions: SlotActions;
  /** Address of the layout editor of the page. */
  pagesAddress: string;
  /** Opens the dialog that moves the slot. */
  onMove: () => void;
}) {
  const t = useMessages('ads');
  const nameOf = useEntryName();
  const { canEdit } = actions;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h2>{t('slot.title', { number: adNumber })}</h2>
        <p className="text-secondary text-muted">
          {marker.at === null
            ? t('slot.own')
            : t('slot.inside', {
                block: block.name,
                number: marker.at,
                kind: block.ads === 'after' ? 'after' : block.hasTiles ? 'tile' : 'other',
              })}{' '}
          {t('slot.shows', { entry: ad ? nameOf(ad) : t('sketch.nothing') })}
        </p>
      </header>
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Move aria-hidden className="size-4" />} onPress={onMove}>
            {t('slot.move')}
          </Button>
          <Button
            size="small"
            kind="danger"
            icon={<Trash2 aria-hidden className="size-4" />}
            onPress={() => actions.remove(marker)}
          >
            {t('slot.remove')}
          </Button>
        </div>
      )}
      <NumberField
        label={t('form.number')}
        value={adNumber}
        minValue={1}
        isDisabled={!canEdit}
        onChange={(value) => {
          if (!Number.isNaN(value) && value !== adNumber) actions.setNumber(marker, value);
        }}
        help={t('slot.numberHelp')}
      />
      <BoxFields
        block={block}
        marker={marker}
        request={{ action, fields: { intent: 'box', ...markerFields(marker), count } }}
        canEdit={canEdit}
      />
      <p className="text-secondary text-muted">
        {t('slot.size')} <TextLink href={pagesAddress}>{t('slot.pages')}</TextLink>
      </p>
    </div>
  );
}

/** The address of the action that saves a value of a box, and the fields that name the box. */
interface BoxRequest {
  action: string;
  fields: Readonly<Record<string, string | number>>;
}

/** The fields of the box in which a slot shows its ad. All slots among the children of a block share one box. */
function BoxFields({
  block,
  marker,
  request,
  canEdit,
}: {
  block: SketchBlock;
  marker: Marker;
  request: BoxRequest;
  canEdit: boolean;
}) {
  const t = useMessages('ads');
  return (
    <section className="flex flex-col gap-4 border-t border-divider pt-4">
      <h3 className="font-semibold">{t('slot.box')}</h3>
      <p className="text-secondary text-muted">
        {marker.at === null ? t('slot.boxText') : t('slot.boxShared', { block: block.name })}
      </p>
      {boxFields.map(({ key, initial }) => (
        <BoxField
          // The key depends on the block, so that another block does not show text that was typed for this one.
          key={`${block.position} ${key}`}
          name={key}
          initial={initial}
          stored={block.box[key] ?? ''}
          request={request}
          canEdit={canEdit}
        />
      ))}
      <AdaptiveSwitch isOn={block.box.adaptive === '1'} request={request} canEdit={canEdit} />
    </section>
  );
}

/** One value of the box. It is saved when the field loses the focus. */
function BoxField({
  name,
  initial,
  stored,
  request: { action, fields },
  canEdit,
}: {
  name: (typeof boxFields)[number]['key'];
  /** The default, which the field shows if no value is stored. */
  initial: string;
  stored: string;
  request: BoxRequest;
  canEdit: boolean;
}) {
  const t = useMessages('ads');
  const undo = useUndoStep();
  const { data: answer, state, submit } = useFetcher<PlaceAnswer>();
  const [typed, setTyped] = useState<string | null>(null);
  const title = t('box.name', { field: name });
  useOnAnswer(state === 'idle' ? answer : undefined, (result) => {
    if (result.outcome !== 'saved' && result.outcome !== 'unchanged') return;
    setTyped(null);
    if (result.outcome === 'saved') {
      const { draft } = result;
      showToast({ text: t('box.saved', { field: title }), undo: () => undo(draft) });
    }
  });
  const save = (value: string) => {
    if (value === stored) {
      setTyped(null);
      return;
    }
    void submit({ ...fields, key: name, value }, { method: 'post', action });
  };
  const isRefused = answer?.outcome === 'refused' && state === 'idle' && typed !== null;
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={title}
        value={typed ?? (stored === '' ? initial : stored)}
        isReadOnly={!canEdit}
        onChange={setTyped}
        onBlur={() => typed !== null && save(typed === initial ? '' : typed.trim())}
        error={isRefused ? t('form.refused', { allowed: answer.allowed }) : undefined}
        help={t('box.help', { field: name })}
        spellCheck="false"
      />
      <p className="flex min-h-5 items-center gap-2 text-key text-faint">
        <code className="font-mono">{name}</code>
        {stored === '' ? (
          t('box.default')
        ) : (
          <>
            {t('box.defaultIs', { value: initial })}
            {canEdit && (
              <Button
                kind="quiet"
                size="small"
                aria-label={t('box.resetOf', { field: title })}
                icon={<RotateCcw aria-hidden className="size-3" />}
                onPress={() => save('')}
              >
                {t('box.reset')}
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
}

function AdaptiveSwitch({
  isOn,
  request: { action, fields },
  canEdit,
}: {
  isOn: boolean;
  request: BoxRequest;
  canEdit: boolean;
}) {
  const t = useMessages('ads');
  const { submit } = useFetcher<PlaceAnswer>();
  return (
    <Switch
      label={t('box.adaptive')}
      help={t('box.adaptiveHelp')}
      isSelected={isOn}
      isDisabled={!canEdit}
      onChange={(isSelected) =>
        void submit({ ...fields, key: 'adaptive', value: isSelected ? '1' : '' }, { method: 'post', action })
      }
    />
  );
}
