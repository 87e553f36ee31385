import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useTypedJson } from '../../draft/use-typed-json.ts';
import { parseAdForm } from './ad-form-schema.ts';
import { emptyForm, hasScript, type AdField, type AdForm } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import type { AdAnswer } from './save-ad.server.ts';
import type { AdActions } from './use-ad-actions.ts';

/** Holds the form of an entry while it is edited, and saves it. `row` is `null` for a new entry. */
export function useEntryForm(row: AdRow | null, { send, saveAnswer: answer, isBusy }: AdActions) {
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
      return send(
        { intent: 'save', id: row?.id ?? '', revision, value },
        {
          isProtected: hasScript(kind) || (row?.isProtected ?? false),
          text: row ? t('action.saved') : t('action.created'),
        },
      );
    },
  });
  const form = typed.value;
  const [isUntouchedSaved, setUntouchedSaved] = useState(false);
  // Saving an untouched form sends nothing. The form itself then reports which values a new entry lacks.
  const lacksAll = isUntouchedSaved && row === null && !typed.isTyped;
  const faults = faultsOf(answer, typed.isAnswered);
  return {
    form,
    set: (part: Partial<AdForm>) => typed.change({ ...form, ...part }),
    save: () => {
      setUntouchedSaved(!typed.isTyped);
      typed.save(form);
    },
    revert: () => typed.change(saved),
    /** Whether the form differs from the draft. */
    isTyped: typed.isTyped,
    unsaved: typed.unsaved,
    /** Describes the fault of a field. */
    errorOf(field: AdField): string | undefined {
      if (lacksAll && field === 'image') return t('form.noPicture');
      const fault = faults.find((one) => one.field === field);
      if (!fault) return undefined;
      return fault.line === undefined
        ? t('form.refused', { allowed: fault.allowed })
        : t('form.codeFault', { line: fault.line, text: fault.allowed });
    },
    /** The lines of the script that are refused. */
    faultyLines: faults.flatMap(({ field, line = 0 }) => (field === 'script' && line > 0 ? [line] : [])),
    /** Describes a form that was not saved, from its JSON. */
    describe(text: string): string {
      const { name, kind } = parseAdForm(text) ?? saved;
      return `${name} (${t('kind.name', { kind })})`;
    },
  };
}

function faultsOf(answer: AdAnswer | undefined, isAnswered: boolean) {
  return answer?.outcome === 'refused' && isAnswered ? answer.faults : [];
}
