import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { GameFault, TriedGame } from '#app/feeds/mapping/try-mapping.server.ts';

/** A fault as a field shows it. `isOther`: it concerns a game other than the shown one. */
export type FieldFault = GameFault & { isOther?: boolean };

/**
 * Returns the fault to show beside each field. Faults of the shown game come before faults of other games. In each of
 * these groups, faults that prevent the import of a game come before warnings.
 */
export function findFieldFaults(
  games: readonly Pick<TriedGame, 'faults'>[],
  shownGame: number,
): ReadonlyMap<MappedField, FieldFault> {
  const all = games.flatMap(({ faults }, index) =>
    faults.map((fault) => ({ ...fault, isOther: index !== shownGame })),
  );
  const rank = ({ isOther, isWarning }: FieldFault) => Number(isOther) * 2 + Number(isWarning);
  const byField = new Map<MappedField, FieldFault>();
  for (const fault of all.toSorted((a, b) => rank(a) - rank(b))) {
    if (fault.field !== null && !byField.has(fault.field)) byField.set(fault.field, fault);
  }
  return byField;
}
