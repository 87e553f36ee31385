import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import type { QualityGate } from '#app/feeds/feed-rules.ts';
import { gateModes, gateRules, type GateMode, type GateRule } from '#app/feeds/gate-rules.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The fields of a quality gate: what happens to an entry that breaks a rule, and the values of the rules. */
export function GateFields({ gate, onChange }: { gate: QualityGate; onChange: (gate: QualityGate) => void }) {
  const t = useMessages('feeds');
  const { rules } = gate;
  const setMode = (rule: GateRule, mode: GateMode) =>
    onChange({ ...gate, rules: { ...rules, [rule]: mode } });
  return (
    <Disclosure className="group">
      <Heading level={3}>
        <Button
          slot="trigger"
          className="flex w-full cursor-pointer items-center gap-2 rounded-tag text-start text-secondary font-semibold"
        >
          <ChevronRight
            aria-hidden
            className="size-4 text-faint transition-transform group-data-expanded:rotate-90 rtl:-scale-x-100"
          />
          {t('gate.title')}
        </Button>
      </Heading>
      <p className="ps-6 text-secondary text-faint">{t('gate.help')}</p>
      <DisclosurePanel>
        <div className="flex flex-col gap-3 pt-3">
          {gateRules.map((rule) => (
            <div key={rule} className="flex flex-col gap-2 border-t border-divider pt-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span>{t('gate.rule', { rule })}</span>
                <Segmented
                  label={t('gate.rule', { rule })}
                  value={rules[rule]}
                  onChange={(mode) => setMode(rule, mode)}
                  options={gateModes.map((mode) => ({ id: mode, label: t('gate.mode', { mode }) }))}
                />
              </div>
              {rules[rule] !== 'off' && <RuleValue rule={rule} gate={gate} onChange={onChange} />}
            </div>
          ))}
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}

/** The field for the value of a rule. Renders nothing for rules without a value. */
function RuleValue({
  rule,
  gate,
  onChange,
}: {
  rule: GateRule;
  gate: QualityGate;
  onChange: (gate: QualityGate) => void;
}) {
  const t = useMessages('feeds');
  switch (rule) {
    case 'words':
      return (
        <NumberField
          label={t('gate.leastWords')}
          value={gate.leastWords}
          onChange={(leastWords) => onChange({ ...gate, leastWords })}
          minValue={1}
          maxValue={1_000}
        />
      );
    case 'score':
      return (
        <NumberField
          label={t('gate.leastScore')}
          value={gate.leastScore}
          onChange={(leastScore) => onChange({ ...gate, leastScore })}
          minValue={0}
          maxValue={1}
          step={0.05}
        />
      );
    case 'trademarks':
    case 'blockedWords': {
      const list = rule === 'trademarks' ? 'allowedWords' : 'blockedWords';
      return (
        <TextField
          label={t('gate.wordList', { list })}
          help={t('gate.wordListHelp')}
          lines={2}
          value={gate[list].join('\n')}
          onChange={(text) => onChange({ ...gate, [list]: text.split('\n') })}
        />
      );
    }
    default:
      return null;
  }
}
