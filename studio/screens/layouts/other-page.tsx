import { FileText, Palette } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { findCurrentDraft, readValue } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { windowWidths } from '../../ui/window-widths.ts';
import { sectionName } from '../content/section.server.ts';
import { pagesTarget } from '../text-pages/text-pages.server.ts';
import { readCanvasSource } from './canvas-source.server.ts';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { Canvas } from './canvas.tsx';
import { otherPageAddress, useOtherPageName } from './other-page-names.ts';
import { listOtherPages } from './other-pages.server.ts';
import { PageChoice } from './page-choice.tsx';
import { canvasClasses, useCanvasView } from './use-canvas-view.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const args = { request, context };
  const platform = context.get(platformContext);
  const pages = listOtherPages((await readValue(args, pagesTarget)).value);
  const name = new URL(request.url).searchParams.get('page') ?? pages[0]?.name;
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Response(null, { status: 404 });
  const draft = await findCurrentDraft(args);
  return {
    page,
    pages,
    sections: platform.verticals.map((server) => ({
      prefix: server.vertical.prefix,
      name: sectionName(platform, server),
    })),
    canvas: await readCanvasSource(platform, draft && draft.edits.length > 0 ? draft.id : null),
  };
}

/** A page without blocks in the canvas, with a link to the screen that edits its contents. */
export default function OtherPageScreen() {
  const { page, pages, sections, canvas } = useLoaderData<typeof loader>();
  const t = useMessages('layouts');
  const nameOf = useOtherPageName();
  const view = useCanvasView(windowWidths.desktop);
  const { kind } = page;
  const name = nameOf(page);
  return (
    <div data-narrow-sidebar className="flex flex-col desktop:h-dvh desktop:overflow-clip">
      <title>{t('other.documentTitle', { page: name })}</title>
      <div className="border-b border-divider px-4 tablet:px-7">
        <PageHeader
          title={t('screen.title')}
          actions={
            <PageChoice
              sections={sections}
              section={null}
              pages={pages.map((one) => ({ id: otherPageAddress(one), label: nameOf(one) }))}
              selected={otherPageAddress(page)}
            />
          }
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col desktop:flex-row">
        <div className={canvasClasses}>
          <CanvasToolbar
            {...view.toolbar}
            address={kind === 'unavailable' ? '' : (view.shown?.address ?? page.address)}
          />
          <Canvas
            key={page.name}
            {...view.canvas}
            source={canvas}
            address={page.address}
            hasScript={kind !== 'unavailable'}
            title={name}
            layout=""
            blocks={noBlocks}
            selected={null}
            tools={noTools}
            onSelect={ignore}
            onAct={ignore}
            onKey={ignore}
          />
        </div>
        <aside
          aria-label={t('other.label')}
          className="shrink-0 border-divider bg-surface px-5 py-4 pb-28 desktop:w-86 desktop:border-s desktop:pb-6"
        >
          <EmptyState
            icon={<FileText aria-hidden className="size-4.5" />}
            title={t('other.title')}
            text={t('other.text', { kind })}
            action={
              kind !== 'unavailable' && (
                <div className="flex flex-wrap justify-center gap-2">
                  {kind === 'text' && (
                    <LinkButton
                      href={`/settings/text-pages/${page.name}`}
                      kind="secondary"
                      icon={<FileText aria-hidden className="size-4" />}
                    >
                      {t('other.editText')}
                    </LinkButton>
                  )}
                  <LinkButton
                    href="/look/colours"
                    kind="secondary"
                    icon={<Palette aria-hidden className="size-4" />}
                  >
                    {t('other.editColours')}
                  </LinkButton>
                </div>
              )
            }
          />
        </aside>
      </div>
    </div>
  );
}

const noBlocks: readonly never[] = [];
const noTools: readonly never[] = [];

/** The page has no blocks, so nothing can be selected or changed in it. */
function ignore(): void {}
