import type { ComparedSetting, SettingChange } from '#app/feeds/setting-changes.ts';
import { gateModes, gateRules } from '#app/feeds/gate-rules.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Difference } from '../../changes/difference.tsx';
import type { ShownValue } from '../../changes/shown-change.ts';
import { useFeedWords } from './use-feed-words.ts';

/** The settings that an edit of a feed changed, with their values before and after. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  const t = useMessages('feeds');
  const nameOf = useSettingName();
  const valueOf = useSettingValue();
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1.5 mb-1 flex flex-col gap-1.5">
      {changes.map(({ setting, before, after }) => (
        <div key={setting} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-secondary">
          <dt className="text-muted">{nameOf(setting)}</dt>
          <dd className="min-w-0 break-words">
            {before === after ? (
              t('edits.hidden')
            ) : (
              <Difference
                before={valueOf(setting, before)}
                after={valueOf(setting, after)}
                pieces={null}
                layout={null}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a function that names a setting as the form of a feed does. */
function useSettingName(): (setting: ComparedSetting) => string {
  const t = useMessages('feeds');
  return (setting) => {
    const rule = gateRules.find((one) => one === setting);
    if (rule) return t('gate.rule', { rule });
    switch (setting) {
      case 'name':
        return t('form.name');
      case 'provider':
        return t('form.provider');
      case 'address':
        return t('form.address');
      case 'schedule':
        return t('form.schedule');
      case 'publishes':
        return t('form.publishes');
      case 'mostAdded':
        return t('form.mostAdded');
      case 'mostRemoved':
        return t('form.mostRemoved');
      case 'leastWords':
        return t('gate.leastWords');
      case 'leastScore':
        return t('gate.leastScore');
      case 'wordsToBlock':
        return t('gate.wordList', { list: 'blockedWords' });
      case 'wordsToAllow':
        return t('gate.wordList', { list: 'allowedWords' });
      case 'category':
        return t('form.category');
      case 'licence':
        return t('form.licence');
      case 'partial':
        return t('form.partial');
      case 'categories':
        return t('categories.title');
      default:
        return t('edits.mapping');
    }
  };
}

/** Returns a function that describes the value of a setting. */
function useSettingValue(): (setting: ComparedSetting, value: string) => ShownValue {
  const t = useMessages('feeds');
  const { describeSchedule } = useFeedWords();
  return (setting, value) => {
    const mode = gateRules.some((rule) => rule === setting) && gateModes.find((one) => one === value);
    if (mode) return { type: 'text', text: t('gate.mode', { mode }) };
    if (setting === 'publishes' || setting === 'partial') return { type: 'switch', isOn: value === 'yes' };
    if (setting === 'schedule') return { type: 'text', text: describeSchedule(value) };
    return value === '' ? { type: 'none' } : { type: 'text', text: value };
  };
}
