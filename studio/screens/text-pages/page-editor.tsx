import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { isOwnPageName, type TextPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';
import { postJson } from '../../access/post-json.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { useTypedText } from '../../draft/use-typed-text.ts';
import { MarkdownToolbar } from '../../markdown/markdown-toolbar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLatestRequest } from '../../ui/use-latest-request.ts';
import type { PagePreview, Placeholder } from './text-pages.server.ts';

/** Milliseconds without typing after which the preview is updated. */
const pause = 250;

/** The result of saving a page. */
export interface PageResult {
  outcome: 'saved' | 'conflict' | 'too-large' | 'refused';
  /** Revision of the saved text. */
  revision?: string;
  /** The draft after a step that was saved. */
  draft?: { id: number; revision: number };
  fault?: { problem: string; allowed: string };
}

/** A field for Markdown, which is saved when it loses the focus, with a preview of the page. */
export function PageEditor({
  name,
  label,
  markdown,
  revision,
  published,
  preview,
  placeholders,
  isReadOnly,
  isSaving,
  result,
  onSave,
}: {
  name: TextPageName;
  label: string;
  markdown: string;
  revision: string;
  published: string;
  preview: PagePreview;
  placeholders: readonly Placeholder[];
  isReadOnly: boolean;
  isSaving: boolean;
  result: PageResult | undefined;
  /** `revision` is the revision of the text that `markdown` replaces. Resolves when the save has ended. */
  onSave: (markdown: string, revision: string) => Promise<void>;
}) {
  const t = useMessages('text-pages');
  const { text, type, save, isAnswered, unsaved } = useTypedText({
    id: `text page ${name}`,
    saved: { text: markdown, revision },
    isSaving,
    answer: result,
    onSave,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = usePreview(name, text, markdown, preview);
  const errorOf = () => {
    if (isSaving || !isAnswered || !result || result.outcome === 'saved') return undefined;
    if (result.outcome === 'conflict') return undefined;
    if (result.fault) return t('fault.refused', result.fault);
    return t('fault.tooLarge');
  };
  return (
    <div className="grid gap-6 wide:grid-cols-2">
      <div className="flex flex-col gap-4">
        <div
          className="flex flex-col gap-2"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!isReadOnly && !currentTarget.contains(relatedTarget)) save(text);
          }}
        >
          {!isReadOnly && <MarkdownToolbar area={area} />}
          <TextField
            label={label}
            lines={22}
            areaRef={area}
            value={text}
            onChange={type}
            isReadOnly={isReadOnly}
            help={isOwnPageName(name) ? t('editor.helpOwn') : t('editor.help')}
            error={errorOf()}
            published={
              markdown === published || isReadOnly
                ? undefined
                : { text: t('editor.published'), restore: () => save(published) }
            }
            className="[&_textarea]:font-mono [&_textarea]:text-secondary"
          />
        </div>
        {unsaved && <UnsavedNotice unsaved={unsaved} field={label} />}
        <SaveState isSaving={isSaving} isSaved={text === markdown} />
        <PlaceholderList placeholders={placeholders} />
      </div>
      <PreviewPane preview={shown} />
    </div>
  );
}

/** Says whether the text is saved. */
function SaveState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  const t = useMessages('text-pages');
  return (
    <output className="flex min-h-5 items-center gap-2 text-secondary text-muted">
      {isSaving ? <Spinner /> : isSaved && <Check aria-hidden className="size-4 text-success" />}
      {isSaving ? t('editor.saving') : isSaved ? t('editor.saved') : t('editor.unsaved')}
    </output>
  );
}

/** The words that a page replaces with the operator's own details. */
function PlaceholderList({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const t = useMessages('text-pages');
  return (
    <section>
      <h3 className="mb-2 text-secondary font-semibold">{t('words.title')}</h3>
      <dl className="grid gap-x-4 gap-y-1.5 text-secondary tablet:grid-cols-[auto_1fr]">
        {placeholders.map(({ word, meaning }) => (
          <div key={word} className="contents">
            <dt>
              <code className="rounded-tag bg-sunken px-1.5 py-0.5 font-mono text-small">{word}</code>
            </dt>
            <dd dir="auto" className="text-muted">
              {meaning}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The text as the page shows it. */
function PreviewPane({ preview }: { preview: PagePreview }) {
  const t = useMessages('text-pages');
  return (
    <section aria-label={t('preview.label')} className="min-w-0 rounded-row bg-canvas p-5 tablet:p-6">
      <p className="mb-3 text-small font-semibold text-faint">{t('preview.label')}</p>
      {preview.html !== '' ? (
        <article
          dir="auto"
          className="flex flex-col gap-3 wrap-break-word [&_a]:text-accent [&_a]:underline [&_h2]:mt-2 [&_h3]:mt-2 [&_h3]:font-semibold [&_li]:ms-5 [&_ol]:list-decimal [&_ul]:list-disc"
        >
          <h2 className="text-title">{preview.title}</h2>
          <SanitisedHtml html={preview.html} className="flex flex-col gap-3" />
        </article>
      ) : (
        <p className="text-muted">{t('preview.empty')}</p>
      )}
    </section>
  );
}

/** Returns the rendered text. It is updated after a pause in typing. */
function usePreview(name: TextPageName, text: string, saved: string, preview: PagePreview): PagePreview {
  const [rendered, setRendered] = useState<PagePreview | null>(null);
  useLatestRequest({
    input: text === saved ? null : text,
    pause,
    send: (markdown, signal) =>
      postJson<PagePreview>('/settings/text-pages/preview', { name, markdown }, signal),
    onAnswer: ({ isOk, body }) => {
      if (isOk) setRendered(body);
    },
  });
  return text === saved ? preview : (rendered ?? preview);
}
