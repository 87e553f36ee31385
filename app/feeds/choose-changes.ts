import type { PlannedItem, RunPlan } from './plan-run.server.ts';

/** Returns the key of a new item. Keys identify the changes of a plan across runs. */
export function addedKey({ providerId }: Pick<PlannedItem, 'providerId'>): string {
  return `added ${providerId}`;
}

/**
 * Returns the key of a changed item. The key depends on the content of the item, so a further change has another key.
 */
export function changedKey({ providerId, digest }: PlannedItem): string {
  return `changed ${digest} ${providerId}`;
}

/** Returns the key of a removed item. */
export function removedKey({ providerId }: { providerId: string }): string {
  return `removed ${providerId}`;
}

/** Returns the keys of all changes of a plan. */
export function keysOf({ added, changed, removed }: RunPlan): string[] {
  return [...added.map(addedKey), ...changed.map(changedKey), ...removed.map(removedKey)];
}

/**
 * Returns a plan with only the chosen changes. It contains no records of items whose changes were not chosen. If the
 * delivery of an item were recorded without updating the item, the item would count as changed by the operator.
 */
export function choosePart(plan: RunPlan, isChosen: (key: string) => boolean): RunPlan {
  const added = plan.added.filter((entry) => isChosen(addedKey(entry)));
  const changed = plan.changed.filter((entry) => isChosen(changedKey(entry)));
  const removed = plan.removed.filter((entry) => isChosen(removedKey(entry)));
  const kept = new Set([...added, ...changed, ...plan.unchanged].map(({ providerId }) => providerId));
  return {
    ...plan,
    added,
    changed,
    removed,
    marked: plan.marked.filter((entry) => isChosen(addedKey(entry))),
    adopted: plan.adopted.filter((providerId) => kept.has(providerId)),
    delivered: plan.delivered.filter(({ providerId }) => kept.has(providerId)),
  };
}
