import { Bookmark } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
import type { ContentSection } from './section.server.ts';

/** Adds the saved views of all sections to the command palette. */
export function SavedViewCommands({ sections }: { sections: readonly ContentSection[] }) {
  const t = useMessages('content');
  const commands = useMemo(
    (): Command[] =>
      sections.flatMap((section) =>
        section.views.map(({ id, name, search }) => ({
          id: `view ${id}`,
          label: name,
          hint: t('view.inSection', { section: section.name }),
          kind: 'screen' as const,
          icon: <Bookmark aria-hidden className="size-4" />,
          href: `/content/${section.prefix}?${search}`,
        })),
      ),
    [sections, t],
  );
  useCommands(commands);
  return null;
}
