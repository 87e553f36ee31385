import type { AdField, AdForm } from './ad-form.ts';

/** The form, and how its fields are shown and changed. */
export interface EntryFieldsProps {
  form: AdForm;
  set: (part: Partial<AdForm>) => void;
  errorOf: (field: AdField) => string | undefined;
  isLocked: boolean;
}
