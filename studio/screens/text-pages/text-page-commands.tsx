import { FilePlus2 } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useCommands, useCommandSource, type Command } from '../../shell/commands.tsx';
import { textPageSource } from '../../shell/server-sources.ts';

/** Adds the text pages to the command palette, and the action that creates one. */
export function TextPageCommands() {
  const t = useMessages('text-pages');
  const { canEdit } = useDraft();
  const commands = useMemo(
    (): Command[] =>
      canEdit
        ? [
            {
              id: 'new text page',
              kind: 'action',
              label: t('command.new'),
              icon: <FilePlus2 aria-hidden className="size-4" />,
              href: '/settings/text-pages?new',
            },
          ]
        : [],
    [canEdit, t],
  );
  useCommands(commands);
  useCommandSource(textPageSource);
  return null;
}
