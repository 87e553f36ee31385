import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { asList, asText } from '#app/lib/json.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ControlProps } from './control-props.ts';
import { moveEntries } from './entries.ts';
import type { TextsControl } from './form-field.ts';

/** The texts of a short list. `mark` is the index of the marked one. */
interface MarkedTexts {
  texts: string[];
  mark: number | null;
}

/** A short list of texts, each in a field of its own. One of them can be marked, such as the right answer. */
export function TextsField({
  control: { least, most, marked },
  field,
  label,
  value,
  mark,
  isReadOnly,
  error,
  onChange,
  onCommit,
}: Omit<ControlProps, 'onChange' | 'onCommit'> & {
  control: TextsControl;
  mark: number | null;
  onChange: (next: MarkedTexts) => void;
  onCommit: (next: MarkedTexts) => void;
}) {
  const t = useMessages('content');
  const id = useId();
  const texts = asList(value).map(asText);

  function reorder(index: number, to: number) {
    const place = { index: to, isBefore: to < index };
    const { list, order } = moveEntries(texts, new Set([index]), place);
    onCommit({ texts: list, mark: mark === null ? null : order.indexOf(mark) });
  }

  function remove(index: number) {
    const isAfter = mark !== null && mark > index;
    onCommit({ texts: texts.toSpliced(index, 1), mark: isAfter ? mark - 1 : mark === index ? 0 : mark });
  }

  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <span id={id} className="text-secondary font-semibold">
        {label}
      </span>
      {(field.help !== '' || marked) && (
        <p className="text-secondary text-faint">
          {[field.help, marked && t('texts.markHelp', { mark: marked.title })].filter(Boolean).join(' ')}
        </p>
      )}
      {texts.map((text, index) => (
        <TextRow
          // oxlint-disable-next-line react/no-array-index-key -- Texts have no id. Each field shows its own text.
          key={index}
          label={t('texts.number', { list: label, number: index + 1 })}
          text={text}
          index={index}
          count={texts.length}
          canRemove={texts.length > least}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ texts: texts.with(index, next), mark })}
          onBlur={() => onCommit({ texts, mark })}
          onMove={(to) => reorder(index, to)}
          onRemove={() => remove(index)}
        >
          {marked && (
            <input
              type="radio"
              name={id}
              checked={mark === index}
              disabled={isReadOnly}
              aria-label={t('texts.mark', { mark: marked.title, number: index + 1 })}
              onChange={() => onCommit({ texts, mark: index })}
              className="size-5 shrink-0 cursor-pointer accent-accent"
            />
          )}
        </TextRow>
      ))}
      {error && <p className="text-secondary font-semibold text-danger">{error}</p>}
      {!isReadOnly && texts.length < most && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={() => onChange({ texts: [...texts, ''], mark })}
        >
          {t('rows.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** A text of the list, with buttons that move and remove it. `children` are shown before it. */
function TextRow({
  label,
  text,
  index,
  count,
  canRemove,
  isReadOnly,
  onChange,
  onBlur,
  onMove,
  onRemove,
  children,
}: {
  label: string;
  text: string;
  index: number;
  /** Number of texts of the list. */
  count: number;
  canRemove: boolean;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const t = useMessages('content');
  return (
    <div className="flex items-center gap-1.5">
      {children}
      <TextField
        className="min-w-0 flex-1"
        label={label}
        isLabelHidden
        isReadOnly={isReadOnly}
        value={text}
        onChange={onChange}
        onBlur={onBlur}
      />
      {!isReadOnly && (
        <>
          <IconButton
            size="small"
            label={t('texts.up', { number: index + 1 })}
            icon={<ArrowUp aria-hidden className="size-4" />}
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <IconButton
            size="small"
            label={t('texts.down', { number: index + 1 })}
            icon={<ArrowDown aria-hidden className="size-4" />}
            isDisabled={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
          <IconButton
            size="small"
            label={t('rows.removeNumber', { number: index + 1 })}
            icon={<Trash2 aria-hidden className="size-4" />}
            isDisabled={!canRemove}
            onPress={onRemove}
          />
        </>
      )}
    </div>
  );
}
