import { faultLine } from '#app/bundle/fault.ts';
import type { TargetFault } from '#app/changes/check-values.server.ts';
import {
  describeDifference,
  describeSides,
  nameField,
  nameTarget,
} from '#app/changes/describe-difference.ts';
import { fieldPhrase } from '#app/changes/field-phrase.ts';
import type { ValueConflict } from '#app/changes/merge-values.server.ts';
import type { PublishResult } from '#app/changes/publish-values.server.ts';
import { toDifference } from '#app/changes/read-changes.server.ts';
import { readMoves } from '#app/changes/read-moves.server.ts';
import type { SiteNames } from '#app/changes/site-names.ts';
import { inEnglish, plainPhrase } from '#app/lib/phrase.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import type { Output } from './command.ts';
import { readSiteNames } from './site-names.ts';

/** How the output names two values of a conflict. The third is always the value on the site. */
export interface ConflictSides {
  /** Name of the value that `--take before` or `--take mine` chooses. */
  mine: string;
  base: string;
}

/** Prints the effect of an undo or a publication. Returns the exit status. */
export async function printPublication(
  store: Store,
  result: PublishResult,
  sides: ConflictSides,
  output: Output,
): Promise<number> {
  switch (result.outcome) {
    case 'published':
      output.result(result, [`Done: change ${result.version}.`]);
      return 0;
    case 'unchanged':
      output.result(result, ['Nothing was changed: the site is already as wanted.']);
      return 0;
    case 'dry-run': {
      const differences = result.values.map(({ target, value, now }) =>
        toDifference(target, { before: now, after: value }),
      );
      const names = await readSiteNames(store.db, differences);
      const moves = await readMoves(store.db, differences, true);
      output.result(
        { outcome: result.outcome, differences },
        differences.flatMap((difference) => describeDifference(difference, names, moves)),
      );
      output.message('Nothing was changed.');
      return 0;
    }
    case 'refused': {
      const names = await readSiteNames(store.db);
      output.result(result, []);
      if (!output.isJson) for (const fault of result.faults) output.message(describeFault(fault, names));
      output.message('The result would have faults. Nothing was changed.');
      return 1;
    }
    case 'conflicts': {
      const names = await readSiteNames(store.db, result.conflicts.map(asDifference));
      output.result(
        result,
        result.conflicts.flatMap((conflict) => describeConflict(conflict, names, sides)),
      );
      return 1;
    }
  }
}

function describeConflict(
  { target, path, base, mine, now }: ValueConflict,
  names: SiteNames,
  sides: ConflictSides,
): string[] {
  const values = describeSides(names, target, { path, base, mine, now });
  return [
    `${nameTarget(target, names)}: ${nameField(names, target, path, [mine, now, base])}`,
    `  ${sides.mine}: ${values.mine}`,
    `  ${sides.base}: ${values.base}`,
    `  now: ${values.now}`,
  ];
}

/**
 * Returns a conflict as a difference between two versions, because the names of values are looked up for differences.
 */
function asDifference({ target, path, base, mine }: ValueConflict) {
  return {
    target,
    kind: 'changed' as const,
    title: '',
    image: '',
    fields: [{ path, before: base, after: mine }],
  };
}

/** Describes a fault with the part or item that it is in, such as `“Snake” (Games), title: …`. */
function describeFault(fault: TargetFault, names: SiteNames): string {
  const { target, field } = fault;
  const location = target && phraseOfField(target, field, names);
  return inEnglish(faultLine(fault, location ?? undefined));
}

function phraseOfField(target: ChangeTarget, field: string, names: SiteNames): string {
  const name = nameTarget(target, names);
  const isLayout = target.kind === 'part' && target.key === 'layouts';
  return isLayout
    ? plainPhrase(`${name}, ${nameField(names, target, field)}`)
    : fieldPhrase(plainPhrase(name), field);
}
