import { useMessages } from '#app/messages/use-messages.ts';
import { useEdit, type Editing } from '../content/use-edit.ts';

/** Saves edits of categories and tags to the draft. Reports why a name or position is refused. */
export function useCategoryEdit(prefix: string): Editing & { error: string | undefined } {
  const t = useMessages('categories');
  const editing = useEdit(prefix, { path: 'categories' });
  const { answer, isBusy } = editing;
  const fault = !isBusy && answer?.outcome === 'invalid' ? answer.faults[0] : undefined;
  const error = fault && (fault.allowed === 'levels' ? t('fault.levels') : t('fault.taken'));
  return { ...editing, error };
}
