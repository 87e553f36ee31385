import { Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Segmented } from './segmented.tsx';
import type { WindowName } from './window-widths.ts';

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

/** A choice of the window size for which a page of the portal is shown. */
export function WindowChoice<Name extends WindowName>({
  names,
  value,
  onChange,
  textClasses,
}: {
  names: readonly Name[];
  /** `null` if the page is shown at another width. */
  value: Name | null;
  onChange: (name: Name) => void;
  /** Class names that hide the texts beside the icons. Assistive technology needs the texts in any case. */
  textClasses?: string;
}) {
  const t = useMessages('studio');
  return (
    <Segmented<Name | ''>
      label={t('window.label')}
      value={value ?? ''}
      onChange={(name) => name !== '' && onChange(name)}
      options={names.map((id) => {
        const Icon: LucideIcon = icons[id];
        return {
          id,
          label: (
            <span className="flex items-center gap-1.5">
              <Icon aria-hidden className="size-4" />
              <span className={textClasses}>{t('window.name', { window: id })}</span>
            </span>
          ),
        };
      })}
    />
  );
}
