import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { MappingRule, MappingStep } from '#app/feeds/mapping/mapping-schema.ts';
import type { RuleTrace } from '#app/feeds/mapping/map-entry.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FaultLine, type FieldFault } from './fault-line.tsx';
import { moved, mostSources } from './mapping-edits.ts';
import { StepForm } from './step-form.tsx';

const stepKinds = ['split', 'join', 'strip-html', 'replace', 'lookup'] as const;
type StepKind = (typeof stepKinds)[number];

/** The kind of a step, as in the keys of the messages. */
const kindName = (kind: StepKind) => (kind === 'strip-html' ? 'stripHtml' : kind);
/** Steps that a rule can have. */
const mostSteps = 10;

function newStep(kind: StepKind): MappingStep {
  switch (kind) {
    case 'split':
      return { do: 'split', by: ',' };
    case 'join':
      return { do: 'join', by: ', ' };
    case 'strip-html':
      return { do: 'strip-html' };
    case 'replace':
      return { do: 'replace', text: ' ', by: ' ' };
    case 'lookup':
      return { do: 'lookup', table: {}, others: 'keep' };
  }
}

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
  /** The operator wants to point at a further value. */
  onAdd: () => void;
}) {
  const t = useMessages('feed-mapping');
  const { from, take, steps, constant } = rule;
  const stages = trace?.stages ?? [];
  const faultAt = (path: string) => faults.find((one) => one.path === `fields.${field}${path}`)?.text;
  return (
    <Card title={t('rule.title', { field: t('field.name', { field }) })} isFlush>
      <Part title={t('rule.values')} output={from.length > 0 ? stages[0] : undefined}>
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
                    onPress={() => onChange({ ...rule, from: moved(from, index, -1) })}
                  />
                )}
                <IconButton
                  size="small"
                  label={t('rule.remove', { name: path })}
                  icon={<X aria-hidden className="size-4" />}
                  onPress={() => onChange({ ...rule, from: from.toSpliced(index, 1) })}
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
              onChange={(next) => onChange({ ...rule, take: next })}
            />
          )}
          {from.length < mostSources && (
            <Button size="small" icon={<Plus aria-hidden className="size-4" />} onPress={onAdd}>
              {t(from.length === 0 ? 'rule.choose' : 'rule.add')}
            </Button>
          )}
        </div>
      </Part>
      {steps.map((step, index) => {
        // Two steps of a rule can be equal, so only its index identifies a step.
        const key = `${index} ${step.do}`;
        const name = t('step.name', { kind: kindName(step.do) });
        return (
          <Part
            key={key}
            title={name}
            output={stages[index + 1]}
            actions={
              <>
                {index > 0 && (
                  <IconButton
                    size="small"
                    label={t('rule.up', { name })}
                    icon={<ArrowUp aria-hidden className="size-4" />}
                    onPress={() => onChange({ ...rule, steps: moved(steps, index, -1) })}
                  />
                )}
                {index < steps.length - 1 && (
                  <IconButton
                    size="small"
                    label={t('rule.down', { name })}
                    icon={<ArrowDown aria-hidden className="size-4" />}
                    onPress={() => onChange({ ...rule, steps: moved(steps, index, 1) })}
                  />
                )}
                <IconButton
                  size="small"
                  label={t('rule.remove', { name })}
                  icon={<X aria-hidden className="size-4" />}
                  onPress={() => onChange({ ...rule, steps: steps.toSpliced(index, 1) })}
                />
              </>
            }
          >
            <StepForm
              step={step}
              input={stages[index] ?? []}
              faultAt={(name_) => faultAt(`.steps[${index}].${name_}`)}
              onChange={(next) => onChange({ ...rule, steps: steps.with(index, next) })}
            />
          </Part>
        );
      })}
      <div className="flex flex-col gap-4 p-5">
        {steps.length < mostSteps && (
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
                <MenuItem key={kind} onAction={() => onChange({ ...rule, steps: [...steps, newStep(kind)] })}>
                  {t('step.name', { kind: kindName(kind) })}
                </MenuItem>
              ))}
            </Menu>
          </span>
        )}
        <TextField
          label={t('rule.constant')}
          help={t('rule.constantHelp')}
          value={constant}
          onChange={(next) => onChange({ ...rule, constant: next })}
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

function Part({
  title,
  actions,
  output,
  children,
}: {
  title: string;
  actions?: ReactNode;
  /** The values that the part returns for the shown entry. */
  output: readonly string[] | undefined;
  children: ReactNode;
}) {
  const t = useMessages('feed-mapping');
  return (
    <section className="flex flex-col gap-2.5 border-b border-divider px-5 py-4">
      <div className="flex min-h-8 items-center gap-1">
        <h3 className="flex-1 text-secondary font-semibold">{title}</h3>
        {actions}
      </div>
      {children}
      {output && (
        <div className="rounded-control bg-sunken px-3 py-2">
          <Values label={t('rule.output', { part: title })} values={output} />
        </div>
      )}
    </section>
  );
}

/** Maximum number of values that are shown of a list. */
const shownValues = 8;

function Values({ label, values }: { label: string; values: readonly string[] }) {
  const t = useMessages('feed-mapping');
  if (values.length === 0) return <p className="text-secondary text-faint">{t('field.empty')}</p>;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {values.slice(0, shownValues).map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Equal values are possible, and only their order identifies them.
        <li
          key={index}
          className="line-clamp-3 max-w-full rounded-tag border border-line bg-surface px-2 text-secondary break-words"
        >
          {value}
        </li>
      ))}
      {values.length > shownValues && (
        <li className="text-secondary text-muted">
          {t('rule.more', { count: values.length - shownValues })}
        </li>
      )}
    </ul>
  );
}
