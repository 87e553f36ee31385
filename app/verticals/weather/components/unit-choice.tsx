import { unitSystems, type UnitSystem } from '../units.ts';
import { chooseUnits } from '../use-units.ts';

/** The choice of units, kept in the browser. */
export function UnitChoice({ units }: { units: UnitSystem }) {
  return (
    <fieldset className="needs-script flex w-fit flex-none rounded-full bg-deep/35 p-1">
      <legend className="sr-only">Units</legend>
      {unitSystems.map(({ id, name }) => (
        <label
          key={id}
          className="grid h-9 cursor-pointer place-items-center rounded-full px-3 text-sm font-bold has-checked:bg-white has-checked:text-darkest has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent-mark"
        >
          <input
            type="radio"
            name="units"
            value={id}
            checked={units === id}
            className="sr-only"
            onChange={() => chooseUnits(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
