import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadLazily } from './load-lazily.ts';

/** A dialog whose code loads when it is first opened. */
interface LazyDialog<Props> {
  Dialog: LazyExoticComponent<ComponentType<Props>>;
  /** False while the browser is offline and the code has not been loaded yet. */
  canOpen: () => boolean;
}

/**
 * Creates a dialog that a visitor opens with a button. If `canOpen` returns `false`, the button can tell the visitor
 * why the dialog does not open.
 */
export function lazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyDialog<Props> {
  let isLoaded = false;
  const Dialog = lazy(async () => {
    const part = await loadLazily(load);
    isLoaded = true;
    return part;
  });
  return { Dialog, canOpen: () => isLoaded || navigator.onLine };
}

/** Opens a dialog and focuses its first visible field. By default, browsers would focus the dialog's close button. */
export function showAtFirstField(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input:not([hidden])')?.focus();
}
