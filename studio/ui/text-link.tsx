import { Link, type LinkProps } from 'react-aria-components';

/** A link within a text. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...props}
      className="cursor-pointer rounded-tag font-semibold text-accent underline-offset-3 data-hovered:underline pointer-coarse:py-1"
    />
  );
}
