import { useEffect, useState } from 'react';
import { readKeyboardLayout, type KeyboardLayout } from '@portico/shared/keyboard';

/** The layout of the visitor's keyboard: undefined until it is known, `null` if the browser does not report it. */
export type ShownLayout = KeyboardLayout | null | undefined;

/**
 * Returns the layout of the visitor's keyboard. If `isNeeded` is false, returns undefined without reading the layout.
 */
export function useKeyboardLayout(isNeeded: boolean): ShownLayout {
  const [layout, setLayout] = useState<ShownLayout>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    readKeyboardLayout()
      .then((found) => {
        if (isCurrent) setLayout(found ?? null);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return isNeeded ? layout : undefined;
}
