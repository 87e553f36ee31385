import { Radio, RadioGroup } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import type { MiniatureColors, ShownPreset } from './look.server.ts';
import type { PresetId } from './presets.ts';

/**
 * The presets as small pictures in their colours. The left half of each picture shows the dark theme, the right half
 * the light theme.
 */
export function PresetList({
  presets,
  isDisabled,
  onChoose,
}: {
  presets: readonly ShownPreset[];
  isDisabled: boolean;
  onChoose: (id: PresetId) => void;
}) {
  const t = useMessages('look');
  const current = presets.find(({ isCurrent }) => isCurrent);
  return (
    <RadioGroup
      aria-label={t('presets.label')}
      value={current?.id ?? null}
      isDisabled={isDisabled}
      onChange={(id) => {
        const chosen = presets.find((preset) => preset.id === id);
        if (chosen) onChoose(chosen.id);
      }}
      className="grid grid-cols-4 gap-3"
    >
      {presets.map(({ id, dark, light }) => (
        <Radio
          key={id}
          value={id}
          className="group flex cursor-pointer flex-col items-center gap-1.5 text-secondary text-muted data-disabled:cursor-default data-selected:font-semibold data-selected:text-ink"
        >
          <svg
            viewBox="0 0 72 48"
            aria-hidden
            className="w-full rounded-[8px] ring-1 ring-line group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:ring-3 group-data-selected:ring-accent"
          >
            <Half colors={dark} />
            <g transform="translate(36 0)">
              <Half colors={light} />
            </g>
          </svg>
          {t('presets.name', { preset: id })}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** One theme of a picture: the bar, tiles, a line of text and the arch in the accent colour. */
function Half({ colors: { page, surface, raised, accent, text } }: { colors: MiniatureColors }) {
  return (
    <>
      <rect width="36" height="48" fill={page} />
      <rect width="36" height="8" fill={surface} />
      <rect x="4" y="3" width="12" height="2" rx="1" fill={text} />
      <rect x="4" y="13" width="8" height="8" rx="2" fill={raised} />
      <rect x="4" y="24" width="8" height="8" rx="2" fill={raised} />
      <path d="M16 41V24a8 8 0 0 1 16 0v17z" fill={accent} />
      <rect x="4" y="36" width="8" height="2" rx="1" fill={text} />
      <rect x="4" y="40" width="6" height="2" rx="1" fill={text} opacity="0.6" />
    </>
  );
}
