import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { latePart } from '../../ui/late-part.tsx';
import type { NumberFieldProps } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AddressField } from './address-field.tsx';
import { canvasLimits, canvasWidths, type WidthName } from './canvas-widths.ts';

const widthNames = ['phone', 'tablet', 'desktop'] as const;
const widthIcons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

const NumberField = latePart<NumberFieldProps>(
  async () => (await import('../../ui/number-field.tsx')).NumberField,
  ({ className = '' }) => <Skeleton className={`h-9 ${className}`} />,
);

interface CanvasToolbarProps {
  /** Path and query of the page in the canvas. Empty if visitors cannot open it at an address. */
  address: string;
  width: number;
  onWidth: (width: number) => void;
  isBrowsing: boolean;
  onBrowsing: (isBrowsing: boolean) => void;
  /** Chooses what the page shows. */
  children?: ReactNode;
}

/** Controls of the canvas: its page, its width, and whether links work in it. */
export function CanvasToolbar({
  address,
  width,
  onWidth,
  isBrowsing,
  onBrowsing,
  children,
}: CanvasToolbarProps) {
  const t = useMessages('layouts');
  const widthName = widthNames.find((name) => canvasWidths[name] === width);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      {address !== '' && <AddressField key={address} address={address} />}
      <Segmented<WidthName | ''>
        label={t('canvas.width')}
        value={widthName ?? ''}
        onChange={(name) => name !== '' && onWidth(canvasWidths[name])}
        options={widthNames.map((name) => {
          const Icon = widthIcons[name];
          return {
            id: name,
            label: (
              <span className="flex items-center gap-1.5">
                <Icon aria-hidden className="size-4" />
                <span className="sr-only">{t('canvas.widthName', { width: name })}</span>
              </span>
            ),
          };
        })}
      />
      <NumberField
        label={t('canvas.pixels')}
        isLabelHidden
        className="w-28 tablet:w-32"
        minValue={canvasLimits.least}
        maxValue={canvasLimits.most}
        value={width}
        onChange={(pixels) => onWidth(Number.isNaN(pixels) ? canvasWidths.desktop : pixels)}
      />
      <div className="ms-auto">
        <Switch label={t('canvas.browse')} isSelected={isBrowsing} onChange={onBrowsing} />
      </div>
    </div>
  );
}
