/** A label on a tile that marks the offer as invented. */
export function SampleLabel({ className = '' }: { className?: string }) {
  return (
    <span
      className={`rounded-full bg-darkest px-2 py-0.5 font-display text-xs font-semibold text-white ${className}`}
    >
      Sample
    </span>
  );
}

/** A note on a page that marks the offer as invented. */
export function SampleNote({ merchant }: { merchant: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-tile border border-dashed border-over/25 px-4 py-3 text-sm text-soft">
      <SampleLabel />
      <span className="max-w-read">
        {merchant || 'The shop'} is made up. This page shows what an offer looks like; its code and its link
        don’t work.
      </span>
    </p>
  );
}
