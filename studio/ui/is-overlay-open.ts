/** Whether a dialog or a menu is open. React Aria gives toasts, too, the role of a dialog, but not a modal one. */
export function isOverlayOpen(): boolean {
  const overlays = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=menu]';
  return document.querySelector(overlays) !== null;
}
