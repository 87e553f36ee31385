import { Choice } from '#app/ui/choice.tsx';
import { unitSystems, type UnitSystem } from '../units.ts';
import { chooseUnits } from '../use-units.ts';

/** The choice of units, which is stored in the browser. */
export function UnitChoice({ units }: { units: UnitSystem }) {
  return (
    <Choice
      legend="Units"
      name="units"
      options={unitSystems}
      value={units}
      choose={chooseUnits}
      className="bg-deep/35"
    />
  );
}
