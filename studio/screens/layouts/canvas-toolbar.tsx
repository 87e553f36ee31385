import { memo, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { lazyHydration } from '../../ui/lazy-hydration.tsx';
import type { NumberFieldProps } from '../../ui/number-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { WindowChoice } from '../../ui/window-choice.tsx';
import { windowWidths } from '../../ui/window-widths.ts';
import { AddressField } from './address-field.tsx';
import { canvasLimits } from './canvas-limits.ts';

const windows = ['phone', 'tablet', 'desktop'] as const;

const NumberField = lazyHydration<NumberFieldProps>(
  async () => (await import('../../ui/number-field.tsx')).NumberField,
  ({ className = '' }) => <Skeleton className={`h-9 pointer-coarse:h-11 ${className}`} />,
);

interface CanvasToolbarProps {
  /** Path and query of the page in the canvas. Empty if visitors cannot open it at an address. */
  address: string;
  width: number;
  onWidth: (width: number) => void;
  isBrowsing: boolean;
  onBrowsing: (isBrowsing: boolean) => void;
  /** The control that chooses what the page shows. */
  children?: ReactNode;
}

/**
 * The toolbar of the canvas: its page, its width, and whether links work in it. Memoised, because edits do not affect
 * the toolbar.
 */
export const CanvasToolbar = memo(function CanvasToolbar({
  address,
  width,
  onWidth,
  isBrowsing,
  onBrowsing,
  children,
}: CanvasToolbarProps) {
  const t = useMessages('layouts');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      {address !== '' && <AddressField key={address} address={address} />}
      <WindowChoice
        names={windows}
        value={windows.find((name) => windowWidths[name] === width) ?? null}
        onChange={(name) => onWidth(windowWidths[name])}
        textClasses="sr-only"
      />
      <NumberField
        label={t('canvas.pixels')}
        isLabelHidden
        className="w-28 tablet:w-32"
        minValue={canvasLimits.least}
        maxValue={canvasLimits.most}
        value={width}
        onChange={(pixels) => onWidth(Number.isNaN(pixels) ? windowWidths.desktop : pixels)}
      />
      <div className="ms-auto">
        <Switch label={t('canvas.browse')} isSelected={isBrowsing} onChange={onBrowsing} />
      </div>
    </div>
  );
});
