import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error message of a control that is not a React Aria field. Screen readers announce it. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className="flex items-start gap-1.5 text-secondary font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
