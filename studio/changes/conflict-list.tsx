import { Radio, RadioGroup } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Value } from './difference.tsx';
import type { ShownConflict, ShownValue } from './shown-change.ts';
import { useChangeNames } from './use-change-names.ts';

/** The value that the operator has chosen in each conflict, by `conflictKey`. */
export type Choices = ReadonlyMap<string, 'mine' | 'now'>;

/** Identifies a conflict on the screen. */
export function conflictKey({ key, path }: Pick<ShownConflict, 'key' | 'path'>): string {
  return `${key} ${path}`;
}

export interface ConflictListProps {
  /**
   * With `publish`, the first two columns show the value before the draft and the draft's value. With `undo`, they show
   * the value before the change and the changed value.
   */
  kind: 'publish' | 'undo';
  conflicts: readonly ShownConflict[];
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Shows the three values of every conflict, and asks which of the two new values to keep. */
export function ConflictList({ kind, conflicts, choices, onChange }: ConflictListProps) {
  const t = useMessages('changes');
  const all = (side: 'mine' | 'now') =>
    onChange(new Map(conflicts.map((conflict) => [conflictKey(conflict), side])));
  return (
    <section aria-label={t('conflict.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto text-muted">{t('conflict.text', { count: conflicts.length })}</p>
        <Button size="small" onPress={() => all('mine')}>
          {t(kind === 'undo' ? 'conflict.allBefore' : 'conflict.allMine')}
        </Button>
        <Button size="small" onPress={() => all('now')}>
          {t('conflict.allNow')}
        </Button>
      </div>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflictKey(conflict)}
          kind={kind}
          conflict={conflict}
          choice={choices.get(conflictKey(conflict)) ?? null}
          onChoose={(side) => onChange(new Map(choices).set(conflictKey(conflict), side))}
        />
      ))}
    </section>
  );
}

function Conflict({
  kind,
  conflict,
  choice,
  onChoose,
}: {
  kind: ConflictListProps['kind'];
  conflict: ShownConflict;
  choice: 'mine' | 'now' | null;
  onChoose: (side: 'mine' | 'now') => void;
}) {
  const t = useMessages('changes');
  const { nameOfTarget, nameOfField } = useChangeNames();
  const name = `${nameOfTarget(conflict)} · ${nameOfField(conflict, conflict)}`;
  const before = <Side title={t('conflict.before')} value={conflict.before} />;
  return (
    <RadioGroup
      aria-label={name}
      value={choice}
      onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'now')}
      className="rounded-card bg-surface p-4 shadow-card"
    >
      <p className="mb-3 font-semibold">
        {nameOfTarget(conflict)}
        <span className="ms-2.5 font-normal text-muted">{nameOfField(conflict, conflict)}</span>
      </p>
      <div className="grid gap-2.5 tablet:grid-cols-3">
        {kind === 'undo' ? (
          <>
            <Choice side="mine" title={t('conflict.asBefore')} value={conflict.mine} />
            <Side title={t('conflict.change')} value={conflict.before} />
          </>
        ) : (
          <>
            {before}
            <Choice side="mine" title={t('conflict.mine')} value={conflict.mine} />
          </>
        )}
        <Choice side="now" title={t('conflict.now')} value={conflict.now} />
      </div>
    </RadioGroup>
  );
}

function Side({ title, value }: { title: string; value: ShownValue }) {
  return (
    <div className="rounded-row border border-divider p-3 text-muted">
      <p className="mb-1 text-secondary font-semibold">{title}</p>
      <div className="text-secondary">
        <Value value={value} />
      </div>
    </div>
  );
}

function Choice({ side, title, value }: { side: 'mine' | 'now'; title: string; value: ShownValue }) {
  return (
    <Radio
      value={side}
      className="group cursor-pointer rounded-row border border-transparent bg-sunken p-3 text-ink outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-accent data-hovered:border-line data-selected:border-accent data-selected:bg-accent-soft"
    >
      <span className="mb-1 flex items-center gap-2 text-secondary font-semibold">
        <span className="grid size-4 shrink-0 place-items-center rounded-full border border-field bg-surface group-data-selected:border-accent">
          <span className="size-2 rounded-full bg-accent opacity-0 group-data-selected:opacity-100" />
        </span>
        {title}
      </span>
      <span className="block text-secondary">
        <Value value={value} />
      </span>
    </Radio>
  );
}
