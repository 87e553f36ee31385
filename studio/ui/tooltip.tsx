import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps } from 'react-aria-components';

/** Shows a short text beside an element that can have the focus. */
export function Tooltip({
  text,
  placement = 'top',
  children,
}: {
  text: string;
  placement?: TooltipProps['placement'];
  children: ReactNode;
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-72 rounded-tag bg-note px-2.5 py-1.5 text-small font-semibold text-on-note shadow-overlay transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
