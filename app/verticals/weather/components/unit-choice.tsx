import { useMessages } from '#app/messages/use-messages.ts';
import { Choice } from '#app/ui/choice.tsx';
import type { UnitSystem } from '../units.ts';
import { chooseUnits } from '../use-units.ts';

/** The choice of units, which is stored in the browser. */
export function UnitChoice({ units }: { units: UnitSystem }) {
  const t = useMessages('weather');
  return (
    <Choice
      legend={t('units.legend')}
      name="units"
      options={[
        { id: 'metric', name: t('units.metric') },
        { id: 'imperial', name: t('units.imperial') },
        { id: 'british', name: t('units.british') },
      ]}
      value={units}
      choose={chooseUnits}
      className="bg-deep/35"
    />
  );
}
