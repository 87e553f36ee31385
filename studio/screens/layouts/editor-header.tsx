import { LayoutTemplate, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageChoice } from './page-choice.tsx';
import type { PagesData } from './read-pages.server.ts';

interface EditorHeaderProps extends Pick<PagesData, 'section' | 'sections' | 'kind' | 'kinds'> {
  canEdit: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onStepDraft: (step: 'redo' | 'undo') => void;
}

/** The top of the layout editor: the choice of the page, undo and redo. Memoised, because edits do not affect it. */
export const EditorHeader = memo(function EditorHeader({
  section,
  sections,
  kind,
  kinds,
  canEdit,
  canUndo,
  canRedo,
  onStepDraft,
}: EditorHeaderProps) {
  const t = useMessages('layouts');
  return (
    <PageHeader
      title={t('screen.title')}
      status={canEdit ? undefined : t('screen.readOnly')}
      actions={
        <>
          <PageChoice
            sections={sections}
            section={section.prefix}
            pages={kinds.map((name) => ({
              id: `/pages/${section.prefix}/${name}`,
              label: t('kind.name', { kind: name }),
            }))}
            selected={`/pages/${section.prefix}/${kind}`}
          />
          <LinkButton
            href={`/pages/${section.prefix}/layouts`}
            kind="secondary"
            icon={<LayoutTemplate aria-hidden className="size-4" />}
          >
            {t('screen.layouts')}
          </LinkButton>
          {canEdit && (
            <>
              <IconButton
                label={t('screen.undo')}
                isDisabled={!canUndo}
                icon={<Undo2 aria-hidden className="size-4.5 rtl:-scale-x-100" />}
                onPress={() => onStepDraft('undo')}
              />
              <IconButton
                label={t('screen.redo')}
                isDisabled={!canRedo}
                icon={<Redo2 aria-hidden className="size-4.5 rtl:-scale-x-100" />}
                onPress={() => onStepDraft('redo')}
              />
            </>
          )}
        </>
      }
    />
  );
});
