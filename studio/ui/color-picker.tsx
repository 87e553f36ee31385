import {
  ColorArea,
  ColorPicker as AriaColorPicker,
  ColorSlider,
  ColorThumb,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';

const thumb =
  'size-5 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/50%)] data-focus-visible:outline-2 data-focus-visible:outline-accent';

/** Chooses a colour by its hue, saturation and brightness. Colours have the form `#RRGGBB`. */
export function ColorPicker({
  value,
  onChange,
  onCommit,
}: {
  value: string;
  onChange: (value: string) => void;
  /** Called at the end of a drag. */
  onCommit: (value: string) => void;
}) {
  const t = useMessages('studio');
  const commit = (color: Color) => onCommit(hexOf(color));
  return (
    <AriaColorPicker value={value} onChange={(color) => onChange(hexOf(color))}>
      <div className="flex flex-col gap-3">
        <ColorArea
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          onChangeEnd={commit}
          className="h-40 w-56 rounded-control"
        >
          <ColorThumb className={thumb} />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue" aria-label={t('color.hue')} onChangeEnd={commit}>
          <SliderTrack className="h-5 w-56 rounded-full">
            <ColorThumb className={`${thumb} top-1/2`} />
          </SliderTrack>
        </ColorSlider>
      </div>
    </AriaColorPicker>
  );
}

function hexOf(color: Color): string {
  return color.toString('hex').toUpperCase();
}
