import { LinkButton } from './link-button.tsx';
import { useMessages } from '#app/messages/use-messages.ts';
import { ArchMark } from './arch-mark.tsx';

/** A message in place of a screen, such as for an address that does not exist. */
export function Message({ title, text }: { title: string; text: string }) {
  const t = useMessages('studio');
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-[440px] flex-col items-start justify-center gap-3 px-6">
      <title>{title}</title>
      <ArchMark className="mb-3 size-9" />
      <h1>{title}</h1>
      <p className="text-muted">{text}</p>
      <LinkButton href="/" className="mt-2">
        {t('missing.home')}
      </LinkButton>
    </div>
  );
}
