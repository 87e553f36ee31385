import { createContext, use } from 'react';
import type { MeasuredColor } from './block-colors.server.ts';
import type { NamedItem, SectionSource } from './read-pages.server.ts';
import type { LayoutEditing } from './use-layout-edit.ts';

/**
 * The values that the parts of the layout editor share. The object stays the same when a setting changes, so that only
 * the field of that setting is rendered.
 */
export interface LayoutContextValue {
  /** Identifies the layout, such as `g home`. */
  id: string;
  sections: readonly SectionSource[];
  items: readonly NamedItem[];
  /** Id of the page's own section. */
  sectionId: number;
  /** The contrast of the colours of the saved blocks. */
  colors: readonly MeasuredColor[];
  /** The address that actions are sent to. */
  action: string;
  canEdit: boolean;
  /** Loads the data of the screen again. The promise resolves when the data has arrived. */
  reload: () => Promise<void>;
}

export const LayoutContext = createContext<LayoutContextValue | null>(null);

/** Returns the values that the parts of the layout editor share. Throws outside of the editor. */
export function useLayoutContext(): LayoutContextValue {
  const value = use(LayoutContext);
  if (!value) throw new Error('This part needs the layout editor around it.');
  return value;
}

/** The blocks of the open layout, and the function that changes them. The value changes with every edit. */
export const EditingContext = createContext<LayoutEditing | null>(null);

/** Returns the blocks of the open layout, and the function that changes them. Throws outside of the layout editor. */
export function useLayoutEditing(): LayoutEditing {
  const value = use(EditingContext);
  if (!value) throw new Error('This part needs the layout editor around it.');
  return value;
}
