import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  data,
  useFetcher,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useUndoStep } from '../../draft/undo-step.tsx';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { WindowChoice } from '../../ui/window-choice.tsx';
import { SectionChoice } from '../layouts/section-choice.tsx';
import { applyLayout, type LibraryAnswer } from './apply-layout.server.ts';
import { LayoutCard } from './layout-card.tsx';
import { readLibrary } from './read-library.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readLibrary({ request, context }, params.section);
}

/** Saves a layout of the library for the section in the draft. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const layout = layoutIn(await readForm(request));
  const answer = await applyLayout({ request, context }, params.section, layout);
  return data<LibraryAnswer>(answer, { status: answer.outcome === 'unknown' ? 400 : 200 });
}

/** Returns the layout id that a form contains, or "" if it contains none. */
function layoutIn(form: FormData): string {
  const id = form.get('layout');
  return typeof id === 'string' ? id : '';
}

/** The layouts of the library for one section, each with a live preview of the operator's own content. */
export default function LayoutLibraryScreen() {
  const { section, sections, layouts, present } = useLoaderData<typeof loader>();
  const t = useMessages('layout-library');
  const { canEdit } = useDraft();
  const [window, setWindow] = useState<'phone' | 'desktop'>('desktop');
  const applying = useApply(section.prefix);
  const pages = `/pages/${section.prefix}/home`;
  const nameOf = (id: string) => layouts.find((layout) => layout.id === id)?.name ?? '';
  return (
    <Screen>
      <title>{t('screen.documentTitle', { section: section.name })}</title>
      <PageHeader
        title={t('screen.title')}
        status={canEdit ? t('screen.intro') : t('screen.readOnly')}
        actions={
          <>
            <LinkButton
              href={pages}
              kind="quiet"
              icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
            >
              {t('screen.back')}
            </LinkButton>
            <SectionChoice
              label={t('screen.section')}
              sections={sections}
              selected={section.prefix}
              addressOf={(prefix) => `/pages/${prefix}/layouts`}
            />
            <WindowChoice names={['phone', 'desktop']} value={window} onChange={setWindow} />
          </>
        }
      />
      <ul className="grid gap-5 tablet:grid-cols-2 wide:grid-cols-3">
        <LayoutCard
          name={t('card.present')}
          description={t('card.presentText')}
          preview={present}
          window={window}
          action={
            <LinkButton href={pages} kind="secondary">
              {t('card.open')}
            </LinkButton>
          }
        />
        {layouts.map((layout) => (
          <LayoutCard
            key={layout.id}
            name={layout.name}
            description={layout.description}
            goodFor={layout.goodFor}
            kinds={layout.kinds}
            preview={layout.preview}
            window={window}
            isPresent={layout.isPresent}
            isBusy={applying.busy === layout.id}
            onTry={canEdit ? () => applying.apply(layout.id, nameOf(layout.id)) : undefined}
          />
        ))}
      </ul>
    </Screen>
  );
}

/** Applies a layout, then opens the section's home page in the editor. A toast offers to undo the step. */
function useApply(prefix: string) {
  const t = useMessages('layout-library');
  const navigate = useNavigate();
  const { data: answer, state, submit, formData } = useFetcher<LibraryAnswer>();
  const undo = useUndoStep();
  const name = useRef('');
  useOnAnswer(answer, (result) => {
    if (result.outcome === 'saved') {
      const { draft } = result;
      showToast({ text: t('action.applied', { name: name.current }), undo: () => undo(draft) });
    }
    if (result.outcome === 'saved' || result.outcome === 'unchanged') {
      void navigate(`/pages/${prefix}/home`);
    } else {
      const outcome = result.outcome === 'too-large' ? 'large' : 'other';
      showToast({ text: t('action.failed', { outcome }) });
    }
  });
  return {
    busy: state !== 'idle' && formData ? layoutIn(formData) : null,
    apply(layout: string, shownName: string) {
      name.current = shownName;
      void submit({ layout }, { method: 'post' });
    },
  };
}
