import { useCallback, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';

/** Provides the components with the language of the document and the navigation of React Router. */
export function UiProvider({ language, children }: { language: string; children: ReactNode }) {
  const navigate = useNavigate();
  // This component is rendered with every change of the router's state. A new function would make React Aria render
  // every row, option and link of the screen again.
  const open = useCallback((address: string) => void navigate(address), [navigate]);
  return (
    <RouterProvider navigate={open}>
      <I18nProvider locale={language}>{children}</I18nProvider>
    </RouterProvider>
  );
}
