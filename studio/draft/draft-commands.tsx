import { Redo2, Undo2, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useCommands, type Command } from '../shell/commands.tsx';
import { useDraft } from './draft-state.ts';
import { useDraftSteps } from './undo-step.tsx';

/** Adds the actions of the draft to the command palette and the keyboard shortcuts. */
export function DraftCommands() {
  const { current, canEdit } = useDraft();
  const t = useMessages('draft');
  const step = useDraftSteps();
  const commands = useMemo((): Command[] => {
    if (!canEdit) return [];
    const hint = current ? current.title || t('bar.untitled') : '';
    const common = { kind: 'action' as const, hint, isOutsideFields: true };
    // The keys also undo a step that the screen does not show yet, so the commands exist even when they are unlisted.
    const steps: Command[] = [
      {
        ...common,
        id: 'draft undo',
        label: t('bar.undo'),
        icon: <Undo2 aria-hidden className="size-4" />,
        keys: '$mod+z',
        isUnlisted: current?.canUndo !== true,
        run: () => step('undo'),
      },
      {
        ...common,
        id: 'draft redo',
        label: t('bar.redo'),
        icon: <Redo2 aria-hidden className="size-4" />,
        keys: '$mod+Shift+z',
        isUnlisted: current?.canRedo !== true,
        run: () => step('redo'),
      },
    ];
    if (!current) return steps;
    const publish = {
      ...common,
      id: 'draft publish',
      label: t('bar.review'),
      icon: <Upload aria-hidden className="size-4" />,
      href: '/publish',
    };
    return [publish, ...steps];
  }, [canEdit, current, step, t]);
  useCommands(commands);
  return null;
}
