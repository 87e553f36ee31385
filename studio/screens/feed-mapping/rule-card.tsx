import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { RuleTrace } from '#app/feeds/mapping/map-entry.server.ts';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { MappingRule, MappingStep } from '#app/feeds/mapping/mapping-schema.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldFault } from './field-faults.ts';
import { FaultLine } from './fault-line.tsx';
import { moved, maxSources, maxSteps, newStep, stepKinds, type StepKind } from './mapping-edits.ts';
import { RulePart, Values } from './rule-part.tsx';
import { StepForm } from './step-form.tsx';

/** The kind of a step, as in the keys of the messages. */
const kindName = (kind: StepKind) => (kind === 'strip-html' ? 'stripHtml' : kind);

/** The rule of a field: its values, the steps that change them, and what each step returns for the shown entry. */
export function RuleCard({
  field,
  rule,
  trace,
  fault,
  faults,
  onChange,
  onAdd,
}: {
  field: MappedField;
  rule: MappingRule;
  trace: RuleTrace | undefined;
  /** The fault that the field causes in the shown games. */
  fault: FieldFault | undefined;
  /** The faults of the rule itself, by path. */
  faults: readonly { path: string; text: string }[];
  onChange: (rule: MappingRule) => void;
  /** Lets the operator point at another value. */
  onAdd: () => void;
}) {
  const t = useMessages('feed-mapping');
  const { steps, constant } = rule;
  const stages = trace?.stages ?? [];
  const faultAt = (path: string) => faults.find((one) => one.path === `fields.${field}${path}`)?.text;
  const change = (part: Partial<MappingRule>) => onChange({ ...rule, ...part });
  return (
    <Card title={t('rule.title', { field: t('field.name', { field }) })} isFlush>
      <SourcesPart rule={rule} output={stages[0]} change={change} onAdd={onAdd} />
      {steps.map((step, index) => (
        <StepPart
          // Two steps of a rule can be equal, so only its index identifies a step.
          key={`${index} ${step.do}`}
          steps={steps}
          index={index}
          input={stages[index] ?? []}
          output={stages[index + 1]}
          faultAt={(name) => faultAt(`.steps[${index}].${name}`)}
          onChange={(next) => change({ steps: next })}
        />
      ))}
      <div className="flex flex-col gap-4 p-5">
        {steps.length < maxSteps && (
          <AddStepMenu onAdd={(kind) => change({ steps: [...steps, newStep(kind)] })} />
        )}
        <TextField
          label={t('rule.constant')}
          help={t('rule.constantHelp')}
          value={constant}
          onChange={(next) => change({ constant: next })}
          error={faultAt('.constant')}
        />
        <div className="flex flex-col gap-1">
          <h3 className="text-secondary font-semibold">{t('rule.result')}</h3>
          <Values label={t('rule.result')} values={trace?.values ?? []} />
          {fault && <FaultLine fault={fault} />}
        </div>
      </div>
    </Card>
  );
}

/** The values of the entry that a rule begins with. */
function SourcesPart({
  rule: { from, take },
  output,
  change,
  onAdd,
}: {
  rule: MappingRule;
  output: readonly string[] | undefined;
  change: (part: Pick<MappingRule, 'from'> | Pick<MappingRule, 'take'>) => void;
  onAdd: () => void;
}) {
  const t = useMessages('feed-mapping');
  return (
    <RulePart title={t('rule.values')} output={from.length > 0 ? output : undefined}>
      {from.length === 0 ? (
        <p className="text-secondary text-muted">{t('rule.none')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {from.map((path, index) => (
            <li key={path} className="flex items-center gap-1">
              <code className="min-w-0 flex-1 font-mono text-secondary break-all">{path}</code>
              {index > 0 && (
                <IconButton
                  size="small"
                  label={t('rule.up', { name: path })}
                  icon={<ArrowUp aria-hidden className="size-4" />}
                  onPress={() => change({ from: moved(from, index, -1) })}
                />
              )}
              <IconButton
                size="small"
                label={t('rule.remove', { name: path })}
                icon={<X aria-hidden className="size-4" />}
                onPress={() => change({ from: from.toSpliced(index, 1) })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {from.length > 1 && (
          <Segmented
            label={t('rule.take')}
            options={(['first', 'all'] as const).map((id) => ({
              id,
              label: t('rule.takeKind', { kind: id }),
            }))}
            value={take}
            onChange={(next) => change({ take: next })}
          />
        )}
        {from.length < maxSources && (
          <Button size="small" icon={<Plus aria-hidden className="size-4" />} onPress={onAdd}>
            {t(from.length === 0 ? 'rule.choose' : 'rule.add')}
          </Button>
        )}
      </div>
    </RulePart>
  );
}

/** One of the steps that change the values. */
function StepPart({
  steps,
  index,
  input,
  output,
  faultAt,
  onChange,
}: {
  steps: readonly MappingStep[];
  index: number;
  /** The values before the step. */
  input: readonly string[];
  /** The values after the step. */
  output: readonly string[] | undefined;
  /** Returns the fault of a part of the step. */
  faultAt: (name: string) => string | undefined;
  onChange: (steps: MappingStep[]) => void;
}) {
  const t = useMessages('feed-mapping');
  const step = steps[index];
  if (!step) return null;
  const name = t('step.name', { kind: kindName(step.do) });
  return (
    <RulePart
      title={name}
      output={output}
      actions={
        <>
          {index > 0 && (
            <IconButton
              size="small"
              label={t('rule.up', { name })}
              icon={<ArrowUp aria-hidden className="size-4" />}
              onPress={() => onChange(moved(steps, index, -1))}
            />
          )}
          {index < steps.length - 1 && (
            <IconButton
              size="small"
              label={t('rule.down', { name })}
              icon={<ArrowDown aria-hidden className="size-4" />}
              onPress={() => onChange(moved(steps, index, 1))}
            />
          )}
          <IconButton
            size="small"
            label={t('rule.remove', { name })}
            icon={<X aria-hidden className="size-4" />}
            onPress={() => onChange(steps.toSpliced(index, 1))}
          />
        </>
      }
    >
      <StepForm
        step={step}
        input={input}
        faultAt={faultAt}
        onChange={(next) => onChange(steps.with(index, next))}
      />
    </RulePart>
  );
}

function AddStepMenu({ onAdd }: { onAdd: (kind: StepKind) => void }) {
  const t = useMessages('feed-mapping');
  return (
    <span className="self-start">
      <Menu
        label={t('step.add')}
        placement="bottom start"
        trigger={
          <Button size="small" icon={<Plus aria-hidden className="size-4" />}>
            {t('step.add')}
          </Button>
        }
      >
        {stepKinds.map((kind) => (
          <MenuItem key={kind} onAction={() => onAdd(kind)}>
            {t('step.name', { kind: kindName(kind) })}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
