import { Check, TriangleAlert } from 'lucide-react';
import type { ColorUse } from '#app/settings/color-contrast.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { useLayoutContext } from './layout-context.ts';

/** The contrast of a saved colour in each theme, with a warning if it is too low for its use. */
export function ColorContrast({ use, value }: { use: ColorUse; value: string }) {
  const t = useMessages('layouts');
  const { colors } = useLayoutContext();
  const contrasts = colors.find((color) => color.use === use && color.value === value)?.contrasts ?? [];
  return contrasts.map(({ theme, contrast, least, isEnough }) => (
    <span key={theme} className="mb-1.5 flex items-start gap-1.5 text-muted">
      {isEnough ? (
        <Check aria-hidden className="mt-0.5 size-3.5 shrink-0 text-success" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warning" />
      )}
      <span>
        {t('color.contrast', {
          use: use === 'background' ? use : 'other',
          theme: theme ?? 'other',
          contrast: contrast.toFixed(1),
        })}
        {!isEnough && (
          <strong className="block font-semibold text-ink">
            {t('color.warning', { use, least: String(least) })}
          </strong>
        )}
      </span>
    </span>
  ));
}
