import { faultLine } from '#app/bundle/fault.ts';
import type { TargetFault } from '#app/changes/check-values.server.ts';
import { describeDifference, describeTarget, showValue } from '#app/changes/describe-difference.ts';
import { fieldPlace } from '#app/changes/field-place.ts';
import type { PublishResult } from '#app/changes/publish-values.server.ts';
import { toDifference } from '#app/changes/read-changes.server.ts';
import { inEnglish, plainPhrase } from '#app/lib/phrase.ts';
import type { Output } from './command.ts';
import { prefixOf } from './show.ts';

/** The names of the three values in a conflict. */
export interface ConflictNames {
  /** The value that `--take before` or `--take mine` chooses. */
  mine: string;
  base: string;
}

/** Prints the effect of an undo or a publication. Returns the exit status. */
export function printPublication(result: PublishResult, names: ConflictNames, output: Output): number {
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
      output.result(
        { outcome: result.outcome, differences },
        differences.flatMap((difference) => describeDifference(difference, prefixOf)),
      );
      output.message('Nothing was changed.');
      return 0;
    }
    case 'refused':
      output.result(result, []);
      if (!output.isJson) for (const fault of result.faults) output.message(describeFault(fault));
      output.message('The result would have faults. Nothing was changed.');
      return 1;
    case 'conflicts':
      output.result(
        result,
        result.conflicts.flatMap(({ target, path, base, mine, now }) => [
          `${describeTarget(target, prefixOf)}${path === '' ? '' : ` ${path}`}:`,
          `  ${names.mine}: ${showValue(mine)}`,
          `  ${names.base}: ${showValue(base)}`,
          `  now: ${showValue(now)}`,
        ]),
      );
      return 1;
  }
}

/** Describes a fault with the part or item that it is in, such as `g item 762, title: …`. */
function describeFault(fault: TargetFault): string {
  const { target, field } = fault;
  const place = target && fieldPlace(plainPhrase(describeTarget(target, prefixOf)), field);
  return inEnglish(faultLine(fault, place ?? undefined));
}
