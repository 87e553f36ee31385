import { Label, ProgressBar } from 'react-aria-components';

/** The progress of an action. `share` is from 0 to 1, or `null` if it is unknown. */
export function ProgressLine({ label, share }: { label: string; share: number | null }) {
  return (
    <ProgressBar
      value={share === null ? 0 : share * 100}
      isIndeterminate={share === null}
      className="flex w-full flex-col gap-1.5"
    >
      {({ percentage, valueText }) => (
        <>
          <span className="flex justify-between gap-3 text-secondary">
            <Label className="min-w-0 truncate">{label}</Label>
            <span className="text-muted tabular-nums">{share === null ? '' : valueText}</span>
          </span>
          <span className="block h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className={`block h-full rounded-full bg-accent ${share === null ? 'w-full animate-pulse' : ''}`}
              style={share === null ? undefined : { inlineSize: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
