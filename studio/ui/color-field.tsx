import {
  Button,
  ColorArea,
  ColorField as AriaColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Input,
  parseColor,
  Popover,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';
import { popoverClasses } from './popover-classes.ts';

export interface ColorFieldProps extends FieldProps {
  /** A colour as `#RRGGBB`. */
  value: string;
  onChange: (value: string) => void;
  /** Called when a change is complete: after typing, and at the end of a drag. */
  onCommit?: (value: string) => void;
  name?: string;
  isDisabled?: boolean;
}

const thumb =
  'size-5 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/50%)] data-focus-visible:outline-2 data-focus-visible:outline-accent';

/** A field for a colour: a swatch that opens a picker, and the value as text. */
export function ColorField({
  label,
  help,
  error,
  published,
  className,
  value,
  onChange,
  onCommit,
  name,
  isDisabled,
}: ColorFieldProps) {
  const t = useMessages('studio');
  const change = (color: Color | null) => {
    if (color) onChange(color.toString('hex').toUpperCase());
  };
  const commit = (color: Color | null) => {
    if (color) onCommit?.(color.toString('hex').toUpperCase());
  };
  const color = parseColor(value);
  return (
    <AriaColorField
      value={color}
      onChange={(typed) => {
        change(typed);
        commit(typed);
      }}
      name={name}
      isDisabled={isDisabled}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} help={help} error={error} published={published}>
        <div className="relative">
          <Input className={`${boxClasses} ps-11 font-mono text-secondary uppercase`} />
          <ColorPicker value={color} onChange={change}>
            <DialogTrigger>
              <Button
                isDisabled={isDisabled}
                aria-label={t('color.choose', { field: label })}
                className="absolute inset-y-1.5 start-1.5 w-7 cursor-pointer rounded-[6px]"
              >
                <ColorSwatch className="size-full rounded-[6px] border border-line" />
              </Button>
              <Popover placement="bottom start" offset={8} className={popoverClasses}>
                <Dialog aria-label={label} className="flex flex-col gap-3 p-1.5 outline-none">
                  <ColorArea
                    colorSpace="hsb"
                    xChannel="saturation"
                    yChannel="brightness"
                    onChangeEnd={commit}
                    className="h-40 w-56 rounded-control"
                  >
                    <ColorThumb className={thumb} />
                  </ColorArea>
                  <ColorSlider
                    colorSpace="hsb"
                    channel="hue"
                    aria-label={t('color.hue')}
                    onChangeEnd={commit}
                  >
                    <SliderTrack className="h-5 w-56 rounded-full">
                      <ColorThumb className={`${thumb} top-1/2`} />
                    </SliderTrack>
                  </ColorSlider>
                </Dialog>
              </Popover>
            </DialogTrigger>
          </ColorPicker>
        </div>
      </FormRow>
    </AriaColorField>
  );
}
