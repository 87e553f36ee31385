import { Plus } from 'lucide-react';
import {
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  Input,
  Popover,
  TextField,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { popoverClasses } from './popover-classes.ts';

const ColorPicker = lazyComponent(async () => (await import('./color-picker.tsx')).ColorPicker);

export interface ColorFieldProps extends FieldProps {
  /** A CSS colour, such as `#FFCB08` or `rebeccapurple`. Empty if no colour is set. */
  value: string;
  /** The colour that the button of an empty field sets. */
  first: string;
  /** Called with the new text after each key, and with the current colour during a drag. */
  onChange: (value: string) => void;
  /** Called when a change is complete: after typing, and at the end of a drag. */
  onCommit: (value: string) => void;
  isDisabled?: boolean;
}

/** A field for a colour: its value as text and, if that is hexadecimal, a swatch that opens a picker. */
export function ColorField({
  label,
  isLabelHidden,
  help,
  error,
  published,
  className,
  value,
  first,
  onChange,
  onCommit,
  isDisabled,
}: ColorFieldProps) {
  const t = useMessages('studio');
  if (value === '' && error === undefined && !published) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-52">
          <p className="text-secondary font-semibold">{label}</p>
          {help && <div className="text-secondary text-faint">{help}</div>}
        </div>
        <Button
          size="small"
          isDisabled={isDisabled}
          aria-label={t('color.addFor', { field: label })}
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={() => onCommit(first)}
        >
          {t('color.add')}
        </Button>
      </div>
    );
  }
  const color = readHex(value);
  const commit = () => onCommit(color ?? value);
  return (
    <TextField
      value={value}
      onChange={onChange}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
      isDisabled={isDisabled}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} isLabelHidden={isLabelHidden} help={help} error={error} published={published}>
        <div className="relative" dir="ltr">
          <Input
            spellCheck="false"
            className={classes(boxClasses, 'font-mono text-secondary', color !== null && 'ps-11 uppercase')}
          />
          {color !== null && (
            <DialogTrigger>
              <AriaButton
                isDisabled={isDisabled}
                aria-label={t('color.choose', { field: label })}
                className="absolute inset-y-1.5 start-1.5 w-7 cursor-pointer rounded-[6px] border border-line"
                style={{ backgroundColor: color }}
              />
              <Popover placement="bottom start" offset={8} className={popoverClasses}>
                <Dialog aria-label={label} className="min-h-54 min-w-59 p-1.5 outline-none">
                  <ColorPicker value={color} onChange={onChange} onCommit={onCommit} />
                </Dialog>
              </Popover>
            </DialogTrigger>
          )}
        </div>
      </FormRow>
    </TextField>
  );
}

/** Reads a hexadecimal colour of three or six digits. Returns it as `#RRGGBB`, or `null` for another text. */
function readHex(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const six = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  return `#${six.toUpperCase()}`;
}
