import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';

/** Provides the components with the language of the document and the navigation of React Router. */
export function UiProvider({ language, children }: { language: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(address) => void navigate(address)}>
      <I18nProvider locale={language}>{children}</I18nProvider>
    </RouterProvider>
  );
}
