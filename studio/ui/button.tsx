import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonClasses, type ButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children' | 'isPending'>, Omit<ButtonStyle, 'isIcon'> {
  /** Whether the action is running. A spinner then replaces the icon, and further presses do nothing. */
  isBusy?: boolean;
  icon?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a label. */
export function Button({ kind, size, className, isBusy = false, icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} isPending={isBusy} className={buttonClasses({ kind, size, className })}>
      {isBusy && icon === undefined ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
      {isBusy && icon !== undefined ? <Spinner /> : icon}
      <span className={isBusy && icon === undefined ? 'opacity-0' : 'contents'}>{children}</span>
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** The name of the action, shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button that shows an icon only. */
export function IconButton({
  label,
  kind = 'quiet',
  size,
  className,
  isBusy = false,
  icon,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...props}
        aria-label={label}
        isPending={isBusy}
        className={buttonClasses({ kind, size, className, isIcon: true })}
      >
        {isBusy ? <Spinner /> : icon}
      </AriaButton>
    </Tooltip>
  );
}
