/** The built-in mark: an arched doorway, lit. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-2xl font-semibold">
      <svg viewBox="0 0 34 34" aria-hidden className="size-9">
        <path
          d="M0 11A11 11 0 0 1 11 0h12a11 11 0 0 1 11 11v19a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"
          fill="#ffcb08"
        />
        <path d="M8 34V19a9 9 0 0 1 18 0v15Z" fill="#202237" />
        <circle cx="22" cy="25" r="1.8" fill="#ffcb08" />
      </svg>
      <span className="hidden sm:inline">{name}</span>
      <span className="sr-only sm:hidden">{name}</span>
    </span>
  );
}
