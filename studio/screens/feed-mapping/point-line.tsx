import { MousePointerClick, X } from 'lucide-react';
import { useEffect } from 'react';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Pending, Pointed } from './use-mapping.ts';

/** Names the value or field that the operator has pointed at, and explains what to point at next. Escape ends it. */
export function PointLine({
  field,
  pending,
  pointed,
  onCancel,
}: {
  field: MappedField;
  pending: Pending | null;
  pointed: Pointed;
  onCancel: () => void;
}) {
  const t = useMessages('feed-mapping');
  const isPending = pending !== null;
  useEffect(() => {
    if (!isPending) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isPending, onCancel]);

  const name = t('field.name', { field: pointed?.field ?? field });

  function words(): string {
    if (pending?.kind === 'value') {
      return t('point.field', {
        path: pending.value.path,
        value: pending.value.values[0]?.slice(0, 80) ?? '',
      });
    }
    if (pending) return t(pending.isAdded ? 'point.another' : 'point.value', { field: name });
    if (pointed) return t('point.done', { field: name, path: pointed.path });
    return t('point.start');
  }

  return (
    <div
      className={classes(
        'sticky top-2 z-10 flex min-h-11 items-center gap-3 rounded-row px-4 py-2',
        isPending ? 'bg-accent text-on-accent shadow-card' : 'bg-sunken text-muted',
      )}
    >
      <MousePointerClick aria-hidden className="size-4 shrink-0" />
      <output className="min-w-0 flex-1 break-words">{words()}</output>
      {isPending && (
        <IconButton
          size="small"
          label={t('point.stop')}
          icon={<X aria-hidden className="size-4" />}
          onPress={onCancel}
          className="text-on-accent"
        />
      )}
    </div>
  );
}
