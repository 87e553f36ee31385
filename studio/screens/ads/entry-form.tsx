import { CircleCheck, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useContext, useState, type ReactNode } from 'react';
import { wallTime, momentOf } from '#app/lib/time-zone.ts';
import { DocumentMessagesContext, useMessages } from '#app/messages/use-messages.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { useTypedText } from '../../draft/use-typed-text.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  adKinds,
  emptyForm,
  hasCode,
  hasHtml,
  hasScript,
  hasSlot,
  type AdField,
  type AdForm,
} from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import type { AdAnswer } from './save-ad.server.ts';
import { WeightNote } from './weight-note.tsx';
import type { AdActing } from './use-ad-action.ts';

/** The form of an ad entry. It is saved as a whole, because the fields of a type belong together. */
export function EntryForm({
  row,
  sections,
  acting: { act, answer, isBusy },
  isOwner,
  isReadOnly,
  menu,
}: {
  /** `null` for a new entry. */
  row: AdRow | null;
  sections: readonly { id: number; name: string }[];
  acting: AdActing;
  isOwner: boolean;
  isReadOnly: boolean;
  menu: ReactNode;
}) {
  const t = useMessages('ads');
  const saved = row?.form ?? emptyForm;
  const typed = useTypedText({
    id: `ad ${row?.id ?? 'new'}`,
    saved: { text: JSON.stringify(saved), revision: row?.revision ?? '' },
    isSaving: isBusy,
    answer,
    onSave: (value, revision) => {
      const form = JSON.parse(value) as AdForm;
      act(
        { intent: 'save', id: row?.id ?? '', revision, value },
        {
          isProtected: hasScript(form.kind) || (row?.isProtected ?? false),
          text: row ? t('action.saved') : t('action.created'),
        },
      );
    },
  });
  const form = JSON.parse(typed.text) as AdForm;
  const isLocked = isReadOnly || (!isOwner && (row?.isProtected ?? false));
  const set = (part: Partial<AdForm>) => typed.type(JSON.stringify({ ...form, ...part }));
  const faults = faultsOf(answer, typed.isAnswered);
  const errorOf = (field: AdField) => {
    const fault = faults.find((one) => one.field === field);
    if (!fault) return undefined;
    return fault.line === undefined
      ? t('form.refused', { allowed: fault.allowed })
      : t('form.codeFault', { line: fault.line, text: fault.allowed });
  };
  const kinds = adKinds.filter((kind) => isOwner || !hasScript(kind) || kind === form.kind);
  const scriptMarks = new Map(
    faults.flatMap(({ field, line }) =>
      field === 'script' && line !== undefined ? [[line, 'error'] as const] : [],
    ),
  );
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        typed.save(typed.text);
      }}
    >
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate">
          {row ? row.label || t('entry.unnamed', { id: row.id }) : t('entry.new')}
        </h2>
        {menu}
      </header>
      {isLocked && !isReadOnly && <Banner kind="info">{t('form.ownersOnly')}</Banner>}
      {typed.unsaved && !isLocked && (
        <UnsavedNotice
          unsaved={typed.unsaved}
          field={t('form.entry')}
          describe={(text) => {
            const { name, kind } = JSON.parse(text) as AdForm;
            return `${name} (${t('kind.name', { kind })})`;
          }}
        />
      )}
      <TextField
        label={t('form.name')}
        value={form.name}
        onChange={(name) => set({ name })}
        isReadOnly={isLocked}
        error={errorOf('name')}
        help={t('form.nameHelp')}
      />
      <Select
        label={t('form.kind')}
        isDisabled={isLocked}
        options={kinds.map((kind) => ({
          id: kind,
          label: t('kind.name', { kind }),
          help: t('kind.help', { kind }),
        }))}
        selectedKey={form.kind}
        onSelectionChange={(key) => {
          const kind = adKinds.find((name) => name === key);
          if (kind) set({ kind });
        }}
        error={errorOf('kind')}
        help={isOwner ? undefined : t('form.kindHelp')}
      />
      <ConsentNote form={form} needsConsent={row?.needsConsent ?? false} />
      {row?.weight && (
        <WeightNote
          id={row.id}
          weight={row.weight}
          canMeasure={isOwner && !isReadOnly}
          isTyped={typed.isTyped}
        />
      )}
      {form.kind === 'promotion' && (
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
          <TextField
            label={t('form.alt')}
            value={form.alt}
            onChange={(alt) => set({ alt })}
            isReadOnly={isLocked}
            error={errorOf('alt')}
            help={t('form.altHelp')}
          />
        </>
      )}
      {hasHtml(form.kind) && (
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
            <ul className="flex flex-col gap-1 text-secondary text-warning">
              {row.removed.map(({ line, text }) => (
                <li key={`${line} ${text}`} className="flex items-start gap-1.5">
                  <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
                  {t('form.removed', { line, text })}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {hasScript(form.kind) &&
        (hasCode(form.kind) ? (
          <CodeField
            label={t('form.code')}
            value={form.script}
            onChange={(script) => set({ script })}
            isReadOnly={isLocked}
            error={errorOf('script')}
            marks={scriptMarks}
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
        ))}
      {hasSlot(form.kind) ? (
        <NumberField
          label={t('form.number')}
          value={form.adNumber}
          minValue={0}
          onChange={(adNumber) => set({ adNumber: Number.isNaN(adNumber) ? 1 : adNumber })}
          isDisabled={isLocked}
          error={errorOf('adNumber')}
          help={t('form.numberHelp')}
        />
      ) : (
        <Select
          label={t('form.position')}
          isDisabled={isLocked}
          options={(['body', 'head'] as const).map((position) => ({
            id: position,
            label: t('form.positionName', { position }),
          }))}
          selectedKey={form.position}
          onSelectionChange={(key) => set({ position: key === 'head' ? 'head' : 'body' })}
          help={t('form.positionHelp')}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('form.section')}
          isDisabled={isLocked}
          options={[
            { id: '0', label: t('form.all') },
            ...sections.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          selectedKey={String(form.section)}
          onSelectionChange={(key) => set({ section: Number(key) })}
          error={errorOf('section')}
        />
        <Select
          label={t('form.pages')}
          isDisabled={isLocked}
          options={[
            { id: '0', label: t('form.all') },
            ...pageKinds.map((kind, index) => ({ id: String(index + 1), label: t('page.kind', { kind }) })),
          ]}
          selectedKey={String(form.pageKind)}
          onSelectionChange={(key) => set({ pageKind: Number(key) })}
          error={errorOf('pageKind')}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <MomentField
          label={t('form.from')}
          value={form.from}
          onChange={(from) => set({ from })}
          isReadOnly={isLocked}
          error={errorOf('from')}
        />
        <MomentField
          label={t('form.until')}
          value={form.until}
          onChange={(until) => set({ until })}
          isReadOnly={isLocked}
          error={errorOf('until')}
        />
      </div>
      {form.kind !== 'promotion' && (
        <Switch
          label={t('form.contextual')}
          help={t('form.contextualHelp')}
          isSelected={form.isContextual}
          onChange={(isContextual) => set({ isContextual })}
          isDisabled={isLocked}
        />
      )}
      {hasScript(form.kind) && (
        <CodeField
          label={t('form.attributes')}
          value={form.attributes}
          onChange={(attributes) => set({ attributes })}
          isReadOnly={isLocked}
          error={errorOf('attributes')}
          lines={3}
          help={t('form.attributesHelp')}
        />
      )}
      {!isLocked && (
        <div className="sticky bottom-0 -mx-5 flex items-center gap-3 border-t border-divider bg-surface px-5 py-3">
          <Button type="submit" isBusy={isBusy} isDisabled={row !== null && !typed.isTyped}>
            {row ? t('form.save') : t('form.create')}
          </Button>
          {row && typed.isTyped && (
            <Button kind="quiet" onPress={() => typed.type(JSON.stringify(saved))}>
              {t('form.revert')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function faultsOf(answer: AdAnswer | undefined, isAnswered: boolean) {
  return answer?.outcome === 'refused' && isAnswered ? answer.faults : [];
}

/** Explains whether the entry is shown at once or after consent. */
function ConsentNote({ form, needsConsent }: { form: AdForm; needsConsent: boolean }) {
  const t = useMessages('ads');
  const isForeign = form.kind === 'html' && needsConsent;
  const waits = hasScript(form.kind) || isForeign;
  const Icon = waits ? ShieldAlert : CircleCheck;
  return (
    <p
      className={`flex items-start gap-2.5 rounded-row px-4 py-3 text-secondary ${waits ? 'bg-warning-soft' : 'bg-success-soft'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${waits ? 'text-warning' : 'text-success'}`} />
      {t('consent.note', { class: isForeign ? 'foreign' : waits ? 'script' : 'none' })}
    </p>
  );
}

/** A moment in the site's time zone. Empty if there is no limit. */
function MomentField({
  label,
  value,
  onChange,
  isReadOnly,
  error,
}: {
  label: string;
  /** Unix seconds, or 0. */
  value: number;
  onChange: (value: number) => void;
  isReadOnly: boolean;
  error: string | undefined;
}) {
  const { timeZone } = useContext(DocumentMessagesContext);
  const shown = value > 0 ? wallTime(value * 1_000, timeZone) : '';
  const [text, setText] = useState({ of: shown, value: shown });
  if (text.of !== shown) setText({ of: shown, value: shown });
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={text.value}
      isReadOnly={isReadOnly}
      error={error}
      onChange={(next) => setText({ of: shown, value: next })}
      onBlur={() => {
        const wall = Date.parse(`${text.value}Z`);
        if (text.value === shown || (text.value !== '' && Number.isNaN(wall))) return;
        onChange(text.value === '' ? 0 : Math.floor(momentOf(wall, timeZone) / 1_000));
      }}
    />
  );
}
