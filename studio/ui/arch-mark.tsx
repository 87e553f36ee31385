/** The mark of the Studio: the arch of the portal in the colour of the text. */
export function ArchMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden className={className}>
      <path
        fill="currentColor"
        d="M0 9a9 9 0 0 1 9-9h10a9 9 0 0 1 9 9v16a3 3 0 0 1-3 3h-4V16a7 7 0 0 0-14 0v12H3a3 3 0 0 1-3-3Z"
      />
    </svg>
  );
}
