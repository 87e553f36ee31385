import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { buttonClasses, type ButtonStyle } from './button-style.ts';

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'children'>, Omit<ButtonStyle, 'isIcon'> {
  icon?: ReactNode;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, className, icon, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={buttonClasses({ kind, size, className })}>
      {icon}
      {children}
    </Link>
  );
}
