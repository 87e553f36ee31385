/** Keys of the keyboard, in the order in which they are pressed. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] bg-sunken px-1.5 font-sans text-small font-semibold text-faint"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
