import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { useMessages } from '#app/messages/use-messages.ts';
import { ArchMark } from './arch-mark.tsx';

/** A message in place of a screen, such as for an address that does not exist. */
export function Message({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const t = useMessages('studio');
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-[440px] flex-col items-start justify-center gap-3 px-6">
      <title>{title}</title>
      <ArchMark className="mb-3 size-9" />
      <h1>{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {action}
        <LinkButton href="/">{t('missing.home')}</LinkButton>
      </div>
    </div>
  );
}
