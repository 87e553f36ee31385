import { CircleCheck, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { adKinds, hasScript, type AdForm } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import { ContentFields } from './content-fields.tsx';
import type { EntryFieldsProps } from './entry-fields-props.ts';
import { TargetingFields } from './targeting-fields.tsx';
import type { AdActions } from './use-ad-actions.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useEntryName } from './use-entry-name.ts';
import { WeightNote } from './weight-note.tsx';

/** The form of an ad entry. It is saved as a whole, because the fields of an entry's kind belong together. */
export function EntryForm({
  row,
  inFront,
  sections,
  actions,
  isOwner,
  isReadOnly,
  menu,
}: {
  /** `null` for a new entry. */
  row: AdRow | null;
  /** The entry that is shown instead of this one in all its slots. `null` if there is none. */
  inFront: AdRow | null;
  sections: readonly { id: number; name: string }[];
  actions: AdActions;
  isOwner: boolean;
  isReadOnly: boolean;
  menu: ReactNode;
}) {
  const t = useMessages('ads');
  const nameOf = useEntryName();
  const { form, set, errorOf, save, revert, isTyped, unsaved, describe, faultyLines } = useEntryForm(
    row,
    actions,
  );
  const isLocked = isReadOnly || (!isOwner && (row?.isProtected ?? false));
  const fields = { form, set, errorOf, isLocked };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate">{row ? nameOf(row) : t('entry.new')}</h2>
        {menu}
      </header>
      {isLocked && !isReadOnly && <Banner kind="info">{t('form.ownersOnly')}</Banner>}
      {unsaved && !isLocked && (
        <UnsavedNotice unsaved={unsaved} field={t('form.entry')} describe={describe} />
      )}
      <TextField
        label={t('form.name')}
        value={form.name}
        onChange={(name) => set({ name })}
        isReadOnly={isLocked}
        error={errorOf('name')}
        help={t('form.nameHelp')}
      />
      <KindField {...fields} isOwner={isOwner} />
      {row && inFront && (
        <CoveredNotice row={row} inFront={inFront} onMove={isReadOnly ? null : actions.send} />
      )}
      <ConsentNote form={form} needsConsent={row?.needsConsent ?? false} />
      {row?.weight && (
        <WeightNote id={row.id} weight={row.weight} canMeasure={isOwner && !isReadOnly} isTyped={isTyped} />
      )}
      <ContentFields {...fields} row={row} faultyLines={faultyLines} />
      <TargetingFields {...fields} sections={sections} />
      <ScriptFields {...fields} />
      {!isLocked && (
        <div className="sticky bottom-0 -mx-5 flex items-center gap-3 border-t border-divider bg-surface px-5 py-3">
          <Button type="submit" isBusy={actions.isBusy} isDisabled={row !== null && !isTyped}>
            {row ? t('form.save') : t('form.create')}
          </Button>
          {row && isTyped && (
            <Button kind="quiet" onPress={revert}>
              {t('form.revert')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** The kind of the entry. Only owners can choose a kind with a script. */
function KindField({ form, set, errorOf, isLocked, isOwner }: EntryFieldsProps & { isOwner: boolean }) {
  const t = useMessages('ads');
  const kinds = adKinds.filter((kind) => isOwner || !hasScript(kind) || kind === form.kind);
  return (
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
  );
}

/** Explains that another entry fills the same slots, with a button that moves this entry in front of the other one. */
function CoveredNotice({
  row,
  inFront,
  onMove,
}: {
  row: AdRow;
  inFront: AdRow;
  /** `null` if the operator may not move it. */
  onMove: AdActions['send'] | null;
}) {
  const t = useMessages('ads');
  const nameOf = useEntryName();
  return (
    <Banner kind="warning">
      {t('form.covered', { entry: nameOf(inFront) })}
      {onMove && (
        <span className="mt-2 block">
          <Button
            size="small"
            onPress={() =>
              void onMove(
                { intent: 'move', id: row.id, to: inFront.id },
                { isProtected: false, text: t('action.moved', { entry: nameOf(row) }) },
              )
            }
          >
            {t('form.toFront')}
          </Button>
        </span>
      )}
    </Banner>
  );
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

/** The fields that say whether the ads of the entry are contextual, and which attributes its script element has. */
function ScriptFields({ form, set, errorOf, isLocked }: EntryFieldsProps) {
  const t = useMessages('ads');
  return (
    <>
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
    </>
  );
}
