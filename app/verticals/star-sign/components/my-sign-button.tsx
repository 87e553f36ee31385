import { Star } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { keepMySign, useMySign } from '../my-sign.ts';
import type { SignSlug } from '../sky/zodiac.ts';

/** The button that stores a sign as the visitor’s own in this browser, or removes it. */
export function MySignButton({ slug, title }: { slug: SignSlug; title: string }) {
  const t = useMessages('star-sign');
  const isMine = useMySign() === slug;
  function toggle() {
    const isStored = keepMySign(isMine ? null : slug);
    if (isMine) showToast(t('mySign.removed', { sign: title }));
    else if (isStored) showToast(t('mySign.chosen', { sign: title }));
    else showToast(t('mySign.notStored'), { isAlert: true });
  }
  return (
    <button
      type="button"
      data-live
      aria-pressed={isMine}
      onClick={toggle}
      className={`my-sign-button z-${slug} needs-script`}
    >
      <Star aria-hidden className="size-4.5" />
      {t('mySign.choose')}
    </button>
  );
}
