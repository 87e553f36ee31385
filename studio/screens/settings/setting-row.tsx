import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { SettingControl } from './setting-control.tsx';
import type { SettingField } from './setting-field.ts';
import { useSetting } from './use-setting.ts';

/** Maximum length of a default that is shown, in characters. */
const longest = 60;

/** One setting: its control, its name in a bundle, its default and a reset. */
export function SettingRow({ field, group }: { field: SettingField; group: string }) {
  const t = useMessages('settings');
  const { canEdit } = useDraft();
  const state = useSetting(field);
  const isDisabled = !canEdit || field.isLocked;
  return (
    <div className="flex flex-col gap-2">
      {group && <p className="text-small font-semibold text-faint">{group}</p>}
      <SettingControl field={field} state={state} isDisabled={isDisabled} />
      {state.unsaved && <UnsavedNotice unsaved={state.unsaved} field={field.title} />}
      {field.warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-1.5 text-secondary font-semibold text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <bdi>{warning}</bdi>
        </p>
      ))}
      <p className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-key text-faint">
        <code className="font-mono">{field.key}</code>
        {field.isLocked && <span>{t('field.forOwners')}</span>}
        {field.control.kind === 'switch' && field.published !== null && !isDisabled && (
          <Button
            kind="quiet"
            size="small"
            onPress={state.restore}
            aria-label={t('field.restoreOf', { field: field.title })}
          >
            {t('sections.restore')}
          </Button>
        )}
        {field.isSet && (
          <>
            {field.initial !== '' && field.initial.length <= longest && (
              <span>{t('field.default', { value: field.initial })}</span>
            )}
            {!isDisabled && (
              <Button
                kind="quiet"
                size="small"
                onPress={state.reset}
                aria-label={t('field.resetOf', { field: field.title })}
                icon={<RotateCcw aria-hidden className="size-3.5" />}
              >
                {t('field.reset')}
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
}
