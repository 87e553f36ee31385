import { useMessages } from '#app/messages/use-messages.ts';
import { useChangeElsewhere } from '../../draft/changed-draft.ts';
import type { DraftStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Shows a toast when the layout was changed by another operator or in another window. */
export function ChangeNotice({ draft, saved }: { draft: DraftStep | null; saved: unknown }): null {
  const t = useMessages('layouts');
  useChangeElsewhere(draft, saved, () => showToast({ text: t('page.changedElsewhere') }));
  return null;
}
