import type { ComponentProps, KeyboardEvent } from 'react';

/** A search field that has had the focus. */
export interface SearchField {
  input: HTMLInputElement;
  text: string;
  /** Whether the list of suggestions may be shown. `false` after the visitor has closed the list or left the field. */
  isOpen: boolean;
  /** Index of the selected suggestion. -1 while the field itself is selected. */
  active: number;
}

/** The attributes that make the input a combobox. */
export type ComboboxAttributes = Pick<
  ComponentProps<'input'>,
  'role' | 'aria-autocomplete' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>;

/** Handles a key that was pressed in the field. */
export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;
