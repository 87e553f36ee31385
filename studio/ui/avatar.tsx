const colors = ['#3949b8', '#0f7355', '#7b3f98', '#9a4a12', '#1f6a8c', '#a12f5f'];

/** The initials of an operator on a colour that depends on the name. */
export function Avatar({ name, className = 'size-8' }: { name: string; className?: string }) {
  const words = name.trim().split(/\s+/);
  const initials = (words.length > 1 ? [words[0], words.at(-1)] : words)
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden
      style={{ background: colors[sum % colors.length] }}
      className={`grid shrink-0 place-items-center rounded-full text-small font-semibold text-white ${className}`}
    >
      {initials}
    </span>
  );
}
