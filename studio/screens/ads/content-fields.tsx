import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hasCode, hasHtml, hasScript } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import type { EntryFieldsProps } from './entry-fields-props.ts';

interface ContentFieldsProps extends EntryFieldsProps {
  /** The saved entry. `null` for a new one. */
  row: AdRow | null;
  /** The lines of the script that are refused. */
  faultyLines: readonly number[];
}

/** The fields for the content of an entry: the picture of a promotion, HTML, or a script. */
export function ContentFields({ row, faultyLines, ...props }: ContentFieldsProps) {
  const { kind } = props.form;
  if (kind === 'promotion') return <PromotionFields {...props} row={row} />;
  return (
    <>
      {hasHtml(kind) && <HtmlField {...props} row={row} />}
      {hasScript(kind) && <ScriptField {...props} faultyLines={faultyLines} />}
    </>
  );
}

function PromotionFields({
  form,
  set,
  errorOf,
  isLocked,
  row,
}: EntryFieldsProps & Pick<ContentFieldsProps, 'row'>) {
  const t = useMessages('ads');
  return (
    <>
      <PictureField
        label={t('form.image')}
        value={form.image}
        onChange={(image) => set({ image })}
        isReadOnly={isLocked}
        error={errorOf('image')}
        help={t('form.imageHelp')}
      />
      <TextField
        label={t('form.link')}
        isCode
        value={form.link}
        onChange={(link) => set({ link })}
        isReadOnly={isLocked}
        error={errorOf('link')}
        help={t('form.linkHelp')}
        spellCheck="false"
      />
      {row?.leadsNowhere && form.link === row.form.link && <Warning>{t('form.linkDead')}</Warning>}
      <TextField
        label={t('form.alt')}
        value={form.alt}
        onChange={(alt) => set({ alt })}
        isReadOnly={isLocked}
        error={errorOf('alt')}
        help={t('form.altHelp')}
      />
    </>
  );
}

function HtmlField({
  form,
  set,
  errorOf,
  isLocked,
  row,
}: EntryFieldsProps & Pick<ContentFieldsProps, 'row'>) {
  const t = useMessages('ads');
  return (
    <div className="flex flex-col gap-2">
      <CodeField
        label={t('form.html')}
        value={form.html}
        onChange={(html) => set({ html })}
        isReadOnly={isLocked}
        error={errorOf('html')}
        marks={new Map((row?.removed ?? []).map(({ line }) => [line, 'hint' as const]))}
      />
      {row && row.removed.length > 0 && form.html === row.form.html && (
        <ul className="flex flex-col gap-1">
          {row.removed.map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              <Warning>{t('form.removed', { line, text })}</Warning>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A warning about the saved value of a field. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-secondary text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  );
}

function ScriptField({
  form,
  set,
  errorOf,
  isLocked,
  faultyLines,
}: EntryFieldsProps & Pick<ContentFieldsProps, 'faultyLines'>) {
  const t = useMessages('ads');
  return hasCode(form.kind) ? (
    <CodeField
      label={t('form.code')}
      value={form.script}
      onChange={(script) => set({ script })}
      isReadOnly={isLocked}
      error={errorOf('script')}
      marks={new Map(faultyLines.map((line) => [line, 'error' as const]))}
      help={t('form.codeHelp')}
    />
  ) : (
    <TextField
      label={t('form.address')}
      isCode
      value={form.script}
      onChange={(script) => set({ script })}
      isReadOnly={isLocked}
      error={errorOf('script')}
      help={t('form.addressHelp')}
      spellCheck="false"
    />
  );
}
