import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useId } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { checkAdsTxt, type AdsTxtNote } from '#app/domain/settings/ads-txt.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { requireOperator } from '../../access/session.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Card } from '../../ui/card.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { BackLink } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { describeSettings, settingsSiteOf } from '../settings/settings.server.ts';
import { useSetting } from '../settings/use-setting.ts';

export const handle: StudioPolicy = { read: 'viewer' };

const files = [
  { id: 'ads.txt', key: 'adsTxt' },
  { id: 'app-ads.txt', key: 'appAdsTxt' },
] as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const file = files.find(({ id }) => id === params.file);
  if (!file) throw new Response(null, { status: 404 });
  const isOwner = requireOperator(context).role === 'owner';
  const { language } = context.get(documentMessagesContext);
  const site = settingsSiteOf(context.get(platformContext), language);
  const { fields } = describeSettings(site, await readStoredSettings({ request, context }), isOwner);
  const field = fields.find(({ key }) => key === file.key);
  if (!field) throw new Response(null, { status: 404 });
  return { file: file.id, field };
}

/** The editor of ads.txt and app-ads.txt, which checks each line. */
export default function AdsTxtScreen() {
  const { file, field } = useLoaderData<typeof loader>();
  const t = useMessages('ads');
  const navigate = useNavigate();
  const { canEdit } = useDraft();
  return (
    <Screen>
      <title>{t('files.documentTitle', { file })}</title>
      <PageHeader
        title={file}
        status={canEdit ? undefined : t('screen.readOnly')}
        actions={<BackLink href="/ads">{t('files.back')}</BackLink>}
      />
      <div className="flex flex-col gap-4">
        <div>
          <Segmented
            label={t('files.label')}
            value={file}
            onChange={(id) => void navigate(`/ads/files/${id}`)}
            options={files.map(({ id }) => ({ id, label: id }))}
          />
        </div>
        <FileEditor key={file} file={file} field={field} />
      </div>
    </Screen>
  );
}

function FileEditor({ file, field }: Awaited<ReturnType<typeof loader>>) {
  const t = useMessages('ads');
  const { canEdit } = useDraft();
  const state = useSetting(field);
  const notes = checkAdsTxt(state.text, file);
  const errors = notes.filter(({ level }) => level === 'error');
  const marks = new Map<number, AdsTxtNote['level']>();
  for (const { line, level } of notes) if (marks.get(line) !== 'error') marks.set(line, level);
  const served = field.text;
  return (
    <div className="grid items-start gap-4 wide:grid-cols-2">
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-secondary text-muted">
            {file === 'ads.txt' ? t('files.text') : t('files.textApp')}
          </p>
          <CodeField
            label={t('files.content')}
            lines={14}
            value={state.text}
            onChange={state.edit}
            onBlur={() => {
              // A refused text stays in the field, with its errors beside it.
              if (errors.length === 0) state.save(state.text);
            }}
            isReadOnly={!canEdit}
            marks={marks}
            help={canEdit ? t('files.help') : undefined}
            error={errors.length > 0 ? t('files.errors', { count: errors.length }) : state.error}
            published={
              field.published === null || !canEdit
                ? undefined
                : { text: t('files.published'), restore: state.restore }
            }
          />
          {state.unsaved && <UnsavedNotice unsaved={state.unsaved} field={file} />}
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <Notes notes={notes} isEmpty={state.text.trim() === ''} />
        <Card title={t('files.served')}>
          {served === '' ? (
            <p className="text-secondary text-muted">{t('files.missing')}</p>
          ) : (
            <div className="flex flex-col gap-2">
              <p className="font-mono text-small text-faint">/{file}</p>
              <ScrollArea label={t('files.served')} dir="ltr" className="max-h-96 rounded-row bg-sunken p-3">
                <pre className="font-mono text-small leading-5">{served}</pre>
              </ScrollArea>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}

/** Maximum number of notes that are listed. */
const maxNotes = 100;

function Notes({ notes, isEmpty }: { notes: readonly AdsTxtNote[]; isEmpty: boolean }) {
  const t = useMessages('ads');
  const id = useId();
  const errors = notes.filter(({ level }) => level === 'error').length;
  return (
    <Card
      title={t('files.notes')}
      side={
        notes.length > 0 && (
          <span>
            {t('files.errors', { count: errors })}, {t('files.hints', { count: notes.length - errors })}
          </span>
        )
      }
    >
      {notes.length === 0 ? (
        <p className="flex items-center gap-2 text-secondary text-muted">
          {!isEmpty && <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />}
          {isEmpty ? t('files.emptyCheck') : t('files.clean')}
        </p>
      ) : (
        <ul className="flex flex-col gap-2.5 text-secondary">
          {notes.slice(0, maxNotes).map((note) => (
            <li key={`${id} ${note.line} ${note.topic}`} className="flex items-start gap-2">
              {note.level === 'error' ? (
                <CircleAlert aria-label={t('files.error')} className="mt-0.5 size-4 shrink-0 text-danger" />
              ) : (
                <Info aria-label={t('files.hint')} className="mt-0.5 size-4 shrink-0 text-warning" />
              )}
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">
                  {note.line === 0 ? t('files.whole') : t('files.line', { line: note.line })}
                </strong>{' '}
                {t('files.note', { topic: note.topic, value: note.value, other: note.other ?? 0 })}
              </span>
            </li>
          ))}
          {notes.length > maxNotes && <li>{t('files.more', { count: notes.length - maxNotes })}</li>}
        </ul>
      )}
    </Card>
  );
}
