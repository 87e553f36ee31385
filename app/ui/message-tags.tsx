import type { ReactNode } from 'react';

/** Renders an element of a message that only screen readers read. */
export const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
