import { CircleCheck, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { useTypedJson } from '../../draft/use-typed-json.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { parseAdForm } from './ad-form-schema.ts';
import { adKinds, emptyForm, hasScript, type AdField, type AdForm } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import { ContentFields } from './content-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { AdAnswer } from './save-ad.server.ts';
import type { AdActing } from './use-ad-action.ts';
import { WeightNote } from './weight-note.tsx';

/** The form of an ad entry. It is saved as a whole, because the fields of a type belong together. */
export function EntryForm({
  row,
  inFront,
  sections,
  acting: { act, answer, isBusy },
  isOwner,
  isReadOnly,
  menu,
}: {
  /** `null` for a new entry. */
  row: AdRow | null;
  /** The entry that fills all slots of this one. */
  inFront: AdRow | null;
  sections: readonly { id: number; name: string }[];
  acting: AdActing;
  isOwner: boolean;
  isReadOnly: boolean;
  menu: ReactNode;
}) {
  const t = useMessages('ads');
  const saved = row?.form ?? emptyForm;
  const typed = useTypedJson({
    id: `ad ${row?.id ?? 'new'}`,
    saved: { value: saved, revision: row?.revision ?? '' },
    read: parseAdForm,
    isSaving: isBusy,
    answer,
    onSave: (value, revision) => {
      const kind = parseAdForm(value)?.kind ?? saved.kind;
      act(
        { intent: 'save', id: row?.id ?? '', revision, value },
        {
          isProtected: hasScript(kind) || (row?.isProtected ?? false),
          text: row ? t('action.saved') : t('action.created'),
        },
      );
    },
  });
  const form = typed.value;
  const isLocked = isReadOnly || (!isOwner && (row?.isProtected ?? false));
  const set = (part: Partial<AdForm>) => typed.change({ ...form, ...part });
  const faults = faultsOf(answer, typed.isAnswered);
  const errorOf = (field: AdField) => {
    const fault = faults.find((one) => one.field === field);
    if (!fault) return undefined;
    return fault.line === undefined
      ? t('form.refused', { allowed: fault.allowed })
      : t('form.codeFault', { line: fault.line, text: fault.allowed });
  };
  const kinds = adKinds.filter((kind) => isOwner || !hasScript(kind) || kind === form.kind);
  const faultyLines = faults.flatMap(({ field, line = 0 }) => (field === 'script' && line > 0 ? [line] : []));
  const fields = { form, set, errorOf, isLocked };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        typed.save(form);
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
            const { name, kind } = parseAdForm(text) ?? saved;
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
      {row && inFront && (
        <Banner kind="warning">
          {t('form.covered', { entry: inFront.label || t('entry.unnamed', { id: inFront.id }) })}
          {!isReadOnly && (
            <span className="mt-2 block">
              <Button
                size="small"
                onPress={() =>
                  act(
                    { intent: 'move', id: row.id, to: inFront.id },
                    { isProtected: false, text: t('action.moved', { entry: row.label }) },
                  )
                }
              >
                {t('form.toFront')}
              </Button>
            </span>
          )}
        </Banner>
      )}
      <ConsentNote form={form} needsConsent={row?.needsConsent ?? false} />
      {row?.weight && (
        <WeightNote
          id={row.id}
          weight={row.weight}
          canMeasure={isOwner && !isReadOnly}
          isTyped={typed.isTyped}
        />
      )}
      <ContentFields {...fields} row={row} faultyLines={faultyLines} />
      <PlaceFields {...fields} sections={sections} />
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
            <Button kind="quiet" onPress={() => typed.change(saved)}>
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
