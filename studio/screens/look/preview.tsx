import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { buttonClasses } from '../../ui/button-style.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { WindowChoice } from '../../ui/window-choice.tsx';
import { windowWidths, type WindowName } from '../../ui/window-widths.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewPage, PreviewSource } from './preview.server.ts';

/** The real pages of the portal with the changes of the draft, beside the fields. */
export function Preview({
  source: { portal, draftKey, publishedKey, revision, pages },
  themes,
}: {
  source: PreviewSource;
  /** The themes that the site has. */
  themes: readonly ('dark' | 'light')[];
}) {
  const t = useMessages('look');
  const nameOf = usePageName();
  const [address, setAddress] = useState('/');
  const [window, setWindow] = useState<WindowName>('desktop');
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const [isPublished, setPublished] = useState(false);
  const key = isPublished ? publishedKey : draftKey;
  const page = pages.find((candidate) => candidate.address === address);
  const scheme = themes.includes(theme) ? theme : (themes[0] ?? 'dark');
  return (
    <section aria-label={t('preview.label')} className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('preview.page')}
          isLabelHidden
          options={pages.map((one) => ({ id: one.address, label: nameOf(one) }))}
          selectedKey={address}
          onSelectionChange={(chosen) => setAddress(typeof chosen === 'string' ? chosen : '/')}
          className="w-44 max-w-full"
        />
        <WindowChoice
          names={['phone', 'tablet', 'desktop']}
          value={window}
          onChange={setWindow}
          textClasses="sr-only min-[1600px]:not-sr-only"
        />
        {themes.length > 1 && (
          <Segmented
            label={t('preview.theme')}
            value={scheme}
            onChange={setTheme}
            options={(['dark', 'light'] as const).map((id) => ({
              id,
              label: t('theme.name', { theme: id }),
            }))}
          />
        )}
        <ToggleButton
          isSelected={isPublished}
          onChange={setPublished}
          isDisabled={revision === ''}
          className={`${buttonClasses({ className: 'ms-auto' })} data-selected:border-accent data-selected:bg-accent-soft data-selected:text-accent`}
        >
          {isPublished ? <Eye aria-hidden className="size-4" /> : <EyeOff aria-hidden className="size-4" />}
          {t('preview.published')}
        </ToggleButton>
      </div>
      <PreviewFrame
        id={`${isPublished ? 'published' : revision} ${scheme} ${address}`}
        src={`${portal}/preview/${key}?${new URLSearchParams({ to: address, theme: scheme }).toString()}`}
        title={t('preview.frame', { page: page ? nameOf(page) : address })}
        width={windowWidths[window]}
      />
    </section>
  );
}

function usePageName(): (page: PreviewPage) => string {
  const t = useMessages('look');
  return ({ kind, name }) => {
    switch (kind) {
      case 'home':
        return t('page.home');
      case 'text':
        return t('page.text');
      case 'category':
        return t('page.category', { name });
      default:
        return name;
    }
  };
}
