import { RotateCcw } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { readAnyJson } from '../../draft/use-typed-json.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { Button } from '../../ui/button.tsx';
import type { BlockField } from '#app/changes/block-field.ts';
import { BlockControlField } from './block-control-field.tsx';
import { useLayoutContext } from './layout-context.ts';
import { useBlockSetting } from './use-block-setting.ts';
import { useUnchanged } from '../../ui/use-unchanged.ts';
import { useValueWords } from './value-words.ts';

interface SettingEditorProps {
  position: number;
  /** Type of the block. */
  type: string;
  /** Number of blocks of the layout. */
  count: number;
  field: BlockField;
  /** The value in the layout. `null` if the layout does not set it. */
  stored: JsonValue | null;
  /** The published value, if the draft has another one. */
  published: { value: JsonValue | null } | undefined;
  /** The section whose categories, tags and items the block shows. */
  sourceId: number;
  /** Settings that a change of this setting resets. The array stays the same in each rendering. */
  resets: readonly string[];
}

/**
 * A setting of the selected block. It is saved when its field loses the focus. Memoised, because each edit loads the
 * values of all settings again.
 */
export const SettingEditor = memo(function SettingEditor({
  position,
  type,
  count,
  field,
  stored,
  published,
  sourceId,
  resets,
}: SettingEditorProps) {
  const t = useMessages('layouts');
  const wordsOf = useValueWords();
  const { canEdit } = useLayoutContext();
  const { value, change, save, error, unsaved } = useBlockSetting({
    position,
    type,
    count,
    key: field.key,
    resets,
    stored,
  });
  const isReadOnly = !canEdit;
  const before = useUnchanged(published?.value);
  const restorable = useMemo(
    () =>
      before === undefined || isReadOnly
        ? undefined
        : { text: wordsOf(field, before, sourceId), restore: () => save(before) },
    [before, field, isReadOnly, save, sourceId, wordsOf],
  );
  return (
    <div className="flex flex-col gap-2">
      <BlockControlField
        field={field}
        value={value ?? field.initial}
        sourceId={sourceId}
        isReadOnly={isReadOnly}
        error={error}
        published={restorable}
        onChange={change}
        onCommit={save}
      />
      <p className="flex min-h-5 items-center gap-2 text-key text-faint">
        <code className="font-mono">{field.key}</code>
        {stored !== null && !isReadOnly && (
          <Button
            kind="quiet"
            size="small"
            aria-label={t('field.resetOf', { field: field.title })}
            icon={<RotateCcw aria-hidden className="size-3" />}
            onPress={() => save(null)}
          >
            {t('field.reset')}
          </Button>
        )}
      </p>
      {unsaved && !isReadOnly && (
        <UnsavedNotice
          unsaved={unsaved}
          field={field.title}
          describe={(text) => wordsOf(field, readAnyJson(text) ?? null, sourceId)}
        />
      )}
    </div>
  );
}, hasSameValues);

function hasSameValues(before: SettingEditorProps, next: SettingEditorProps): boolean {
  return (
    before.position === next.position &&
    before.type === next.type &&
    before.count === next.count &&
    before.field === next.field &&
    before.sourceId === next.sourceId &&
    JSON.stringify([before.stored, before.published]) === JSON.stringify([next.stored, next.published])
  );
}
