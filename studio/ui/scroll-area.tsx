import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';

/** A part of a screen that scrolls without the rest. */
export function ScrollArea({
  label,
  dir,
  className,
  style,
  children,
}: {
  label: string;
  dir?: 'ltr';
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      dir={dir}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Not all browsers let the keyboard scroll an area that cannot have the focus.
      tabIndex={0}
      className={classes('overflow-auto', className)}
      style={style}
    >
      {children}
    </section>
  );
}
