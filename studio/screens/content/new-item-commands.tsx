import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';

/** The parameter of a section's address that opens the dialog for a new item. */
export const newItemParameter = 'new';

/** Adds one action for each section to the command palette. The action opens the dialog for a new item. */
export function NewItemCommands({ sections }: { sections: readonly { prefix: string; name: string }[] }) {
  const t = useMessages('content');
  const navigate = useNavigate();
  const { canEdit } = useDraft();
  const commands = useMemo(
    (): Command[] =>
      canEdit
        ? sections.map(({ prefix, name }) => ({
            id: `new ${prefix}`,
            label: t('new.inSection', { section: name }),
            kind: 'action',
            icon: <Plus aria-hidden className="size-4" />,
            run: () => void navigate(`/content/${prefix}?${newItemParameter}=1`),
          }))
        : [],
    [canEdit, sections, t, navigate],
  );
  useCommands(commands);
  return null;
}
