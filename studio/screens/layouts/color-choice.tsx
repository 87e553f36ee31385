import { Plus } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BlockControlProps } from './block-control-props.ts';

/** The colour that a picker starts with. */
const firstColor = '#FFCB08';

/** A colour: a picker for hexadecimal ones, a text field for others, such as `rebeccapurple`. */
export function ColorChoice({
  field,
  value,
  isReadOnly,
  error,
  published,
  onChange,
  onCommit,
}: BlockControlProps) {
  const t = useMessages('layouts');
  const text = typeof value === 'string' ? value : '';
  const common = { label: field.title, help: field.help, error, published };
  if (text === '' && error === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="text-secondary font-semibold">{field.title}</p>
          {field.help !== '' && <p className="text-secondary text-faint">{field.help}</p>}
        </div>
        <Button
          size="small"
          isDisabled={isReadOnly}
          aria-label={t('color.chooseFor', { field: field.title })}
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={() => onCommit(firstColor)}
        >
          {t('color.choose')}
        </Button>
      </div>
    );
  }
  if (/^#[\da-f]{6}$/i.test(text)) {
    return (
      <ColorField {...common} isDisabled={isReadOnly} value={text} onChange={onChange} onCommit={onCommit} />
    );
  }
  return (
    <TextField
      {...common}
      isReadOnly={isReadOnly}
      value={text}
      onChange={onChange}
      onBlur={() => onCommit(text)}
    />
  );
}
