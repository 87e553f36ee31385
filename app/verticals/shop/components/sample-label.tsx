import { useMessages } from '#app/messages/use-messages.ts';

/** A label on a tile that marks the offer as invented. */
export function SampleLabel({ className = '' }: { className?: string }) {
  const t = useMessages('ui');
  return (
    <span
      className={`rounded-full bg-darkest px-2 py-0.5 font-display text-xs font-semibold text-white ${className}`}
    >
      {t('badge.sample')}
    </span>
  );
}

/** A note on a page that marks the offer as invented. */
export function SampleNote({ merchant }: { merchant: string }) {
  const t = useMessages('shop');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-tile border border-dashed border-over/25 px-4 py-3 text-sm text-soft">
      <SampleLabel />
      <span className="max-w-read">
        {merchant ? t('sample.note', { merchant }) : t('sample.noteUnnamed')}
      </span>
    </p>
  );
}
