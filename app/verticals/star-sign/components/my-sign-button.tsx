import { Star } from 'lucide-react';
import { showToast } from '#app/visitor/toasts.ts';
import { keepMySign, useMySign } from '../my-sign.ts';
import type { SignSlug } from '../sky/zodiac.ts';

/**
 * Stores a sign as the visitor’s own, in this browser only. Both labels occupy the same space, so that nothing shifts.
 */
export function MySignButton({ slug, title }: { slug: SignSlug; title: string }) {
  const isMine = useMySign() === slug;
  function toggle() {
    const isStored = keepMySign(isMine ? null : slug);
    if (isMine) showToast(`${title} is no longer your sign.`);
    else if (isStored) showToast(`${title} is your sign now, in this browser only.`);
    else
      showToast('This browser can’t save your sign. It is forgotten when you close the page.', {
        isAlert: true,
      });
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
      This is my sign
    </button>
  );
}
