import { ArrowLeft } from 'lucide-react';
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

/** A quiet link from a screen to the one above it. */
export function BackLink(props: Omit<LinkButtonProps, 'kind' | 'icon'>) {
  return (
    <LinkButton
      {...props}
      kind="quiet"
      icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
    />
  );
}
