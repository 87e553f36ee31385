/** Whether a dialog or a menu is open. React Aria gives toasts the role of a dialog too, but they are not modal. */
export function isOverlayOpen(): boolean {
  const overlays = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=menu]';
  return document.querySelector(overlays) !== null;
}
