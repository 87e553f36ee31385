interface Option<Value extends string> {
  id: Value;
  name: string;
}

/** A choice of one of a few options, shown as a row of joined buttons. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  choose,
  className,
}: {
  /** The name of the choice, for screen readers. */
  legend: string;
  /** Name of the form field. */
  name: string;
  options: readonly Option<Value>[];
  value: Value;
  choose: (value: Value) => void;
  /** Classes for the background of the row. */
  className: string;
}) {
  return (
    <fieldset
      className={`needs-script flex w-fit max-w-full flex-none flex-wrap rounded-3xl p-1 ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="grid h-9 cursor-pointer place-items-center rounded-full px-3 text-sm font-bold has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-mark pointer-coarse:h-11"
        >
          <input
            type="radio"
            data-live
            name={name}
            value={option.id}
            checked={value === option.id}
            className="sr-only"
            onChange={() => choose(option.id)}
            // A click before hydration has already checked the button, so repeating the click causes no change event.
            onClick={() => choose(option.id)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
