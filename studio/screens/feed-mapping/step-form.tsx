import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { MappingStep } from '#app/feeds/mapping/mapping-schema.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readMarks, showMarks } from './mapping-edits.ts';

interface StepProps<Step extends MappingStep = MappingStep> {
  step: Step;
  /** The values before the step, for the shown entry. */
  input: readonly string[];
  /** Returns the fault of a part of the step. */
  faultAt: (name: string) => string | undefined;
  onChange: (step: MappingStep) => void;
}

/** The settings of a step. */
export function StepForm({ step, input, faultAt, onChange }: StepProps) {
  const t = useMessages('feed-mapping');
  switch (step.do) {
    case 'strip-html':
      return <p className="text-secondary text-muted">{t('step.stripHtml')}</p>;
    case 'split':
    case 'join':
      return (
        <TextField
          label={t('step.by', { kind: step.do })}
          help={t('step.marks')}
          value={showMarks(step.by)}
          onChange={(by) => onChange({ ...step, by: readMarks(by) })}
          error={faultAt('by')}
          className="max-w-48"
        />
      );
    case 'replace':
      return (
        <div className="flex flex-wrap gap-3">
          <TextField
            label={t('step.text')}
            value={showMarks(step.text)}
            onChange={(text) => onChange({ ...step, text: readMarks(text) })}
            error={faultAt('text')}
            className="min-w-0 flex-1 basis-32"
          />
          <TextField
            label={t('step.replacement')}
            value={showMarks(step.by)}
            onChange={(by) => onChange({ ...step, by: readMarks(by) })}
            error={faultAt('by')}
            className="min-w-0 flex-1 basis-32"
          />
        </div>
      );
    case 'lookup':
      return <LookupForm step={step} input={input} faultAt={faultAt} onChange={onChange} />;
  }
}

function LookupForm({ step, input, faultAt, onChange }: StepProps<Extract<MappingStep, { do: 'lookup' }>>) {
  const t = useMessages('feed-mapping');
  const [rows, setRows] = useState(() => Object.entries(step.table));
  const [seen, setSeen] = useState(step.table);
  if (seen !== step.table) {
    // An undo has changed the table, so the rows are replaced.
    setSeen(step.table);
    setRows(Object.entries(step.table));
  }
  const change = (next: [string, string][]) => {
    const table = Object.fromEntries(next);
    setRows(next);
    setSeen(table);
    onChange({ ...step, table });
  };
  const missing = [...new Set(input)].filter((value) => !rows.some(([from]) => from === value)).slice(0, 5);
  return (
    <div className="flex flex-col gap-2">
      {rows.length > 0 && (
        <ul className="flex flex-col gap-2">
          {rows.map(([from, to], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A row has no identity but its place while its text is typed.
            <li key={index} className="flex items-center gap-2">
              <TextField
                label={t('step.from', { number: index + 1 })}
                isLabelHidden
                value={from}
                onChange={(next) => change(rows.with(index, [next, to]))}
                className="min-w-0 flex-1"
              />
              <TextField
                label={t('step.to', { value: from })}
                isLabelHidden
                value={to}
                onChange={(next) => change(rows.with(index, [from, next]))}
                className="min-w-0 flex-1"
              />
              <IconButton
                size="small"
                label={t('rule.remove', { name: from })}
                icon={<X aria-hidden className="size-4" />}
                onPress={() => change(rows.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      {faultAt('table') && <p className="text-secondary font-semibold text-danger">{faultAt('table')}</p>}
      <div className="flex flex-wrap gap-2">
        {missing.map((value) => (
          <Button
            key={value}
            size="small"
            icon={<Plus aria-hidden className="size-4" />}
            onPress={() => change([...rows, [value, value]])}
          >
            {value.slice(0, 40)}
          </Button>
        ))}
        <Button
          size="small"
          kind="quiet"
          icon={<Plus aria-hidden className="size-4" />}
          onPress={() => change([...rows, ['', '']])}
        >
          {t('step.addRow')}
        </Button>
      </div>
      <Switch
        label={t('step.drop')}
        isSelected={step.others === 'drop'}
        onChange={(isOn) => onChange({ ...step, others: isOn ? 'drop' : 'keep' })}
      />
    </div>
  );
}
