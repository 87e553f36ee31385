import { RotateCcw } from 'lucide-react';
import { NavLink, useFetcher, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { requireOperator } from '../../access/session.server.ts';
import { findCurrentDraft } from '../../draft/current-draft.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { describeSettings, settingsSiteOf } from '../settings/settings.server.ts';
import type { LookAnswer } from './change.ts';
import { ContrastList } from './contrast-list.tsx';
import { LookFieldGroup } from './look-field-group.tsx';
import { isLookPart, lookGroups, lookParts, type LookPart } from './look-fields.ts';
import { describeColors } from './look.server.ts';
import { PresetList } from './preset-list.tsx';
import { Preview } from './preview.tsx';
import { readPreview } from './preview.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (!isLookPart(params.part)) throw new Response(null, { status: 404 });
  const platform = context.get(platformContext);
  const args = { request, context };
  const stored = await readStoredSettings(args);
  const isOwner = requireOperator(context).role === 'owner';
  const site = settingsSiteOf(platform, context.get(documentMessagesContext).language);
  const { fields } = describeSettings(site, stored, isOwner);
  const draft = await findCurrentDraft(args);
  const own = new Set(lookGroups.filter(({ part }) => part === params.part).flatMap(({ keys }) => keys));
  return {
    fields: fields.filter(({ key }) => own.has(key)),
    colors: describeColors(stored),
    preview: await readPreview(platform, draft && draft.edits.length > 0 ? draft : null),
  };
}

/** The look of the site: colours, fonts, backgrounds, name and logo, with the real pages beside them. */
export default function LookScreen() {
  const { fields, colors, preview } = useLoaderData<typeof loader>();
  const { part } = useParams();
  const t = useMessages('look');
  const { canEdit } = useDraft();
  const { change, isBusy } = useLookChange();
  const open = isLookPart(part) ? part : 'colours';
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const themes = (['dark', 'light'] as const).filter((theme) =>
    colors.checks.some((check) => check.theme === theme),
  );
  return (
    <div className="flex flex-col desktop:h-dvh">
      <title>{t('screen.documentTitle', { part: open })}</title>
      <div className="border-b border-divider px-4 tablet:px-7">
        <PageHeader
          title={t('screen.title')}
          status={canEdit ? t('screen.status') : t('screen.readOnly')}
          actions={
            canEdit &&
            colors.isChanged && (
              <Button
                kind="quiet"
                isBusy={isBusy}
                icon={<RotateCcw aria-hidden className="size-4" />}
                onPress={() => change({ intent: 'restore' })}
              >
                {t('screen.restore')}
              </Button>
            )
          }
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col desktop:flex-row">
        <div className="shrink-0 overflow-y-auto bg-surface px-4 pb-10 tablet:px-7 desktop:w-[424px] desktop:border-e desktop:border-divider">
          <PartLinks />
          <div key={open} className="flex flex-col gap-7">
            {open === 'colours' && (
              <section className="flex flex-col gap-3">
                <h2>{t('presets.title')}</h2>
                <PresetList
                  presets={colors.presets}
                  isDisabled={!canEdit || isBusy}
                  onChoose={(id) => change({ intent: 'preset', id })}
                />
              </section>
            )}
            {lookGroups
              .filter((group) => group.part === open)
              .map(({ id, keys }) => (
                <LookFieldGroup
                  key={id}
                  id={id}
                  fields={keys.flatMap((key) => byKey.get(key) ?? [])}
                  isFoldable={open === 'backgrounds' && id !== 'site'}
                />
              ))}
            {open === 'colours' && (
              <ContrastList
                checks={colors.checks}
                revisions={new Map(fields.map(({ key, revision }) => [key, revision]))}
                canEdit={canEdit}
              />
            )}
          </div>
        </div>
        <div className="h-[80dvh] min-w-0 flex-1 bg-canvas p-4 pb-24 tablet:p-6 desktop:h-auto">
          <Preview source={preview} themes={themes} />
        </div>
      </div>
    </div>
  );
}

function PartLinks() {
  const t = useMessages('look');
  return (
    <nav
      aria-label={t('screen.parts')}
      className="sticky top-0 z-10 -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-divider bg-surface px-4 tablet:-mx-7 tablet:px-7"
    >
      {lookParts.map((id: LookPart) => (
        <NavLink
          key={id}
          to={`/look/${id}`}
          prefetch="intent"
          preventScrollReset
          className="flex h-12 shrink-0 items-center border-b-2 border-transparent font-semibold text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {t('part.name', { part: id })}
        </NavLink>
      ))}
    </nav>
  );
}

/** Changes the whole look. A toast reports the change and offers to undo it. */
function useLookChange() {
  const t = useMessages('look');
  const { data: answer, state, submit } = useFetcher<LookAnswer>();
  const undo = useUndoStep();
  useOnAnswer(state === 'idle' ? answer : undefined, (result) => {
    if (result.outcome === 'saved') {
      const { draft } = result;
      showToast({ text: t('change.saved'), undo: () => undo(draft) });
    } else if (result.outcome === 'too-large') showToast({ text: t('change.tooLarge') });
  });
  return {
    change: (values: Record<string, string>) =>
      void submit(values, { method: 'post', action: '/look/change' }),
    isBusy: state !== 'idle',
  };
}
