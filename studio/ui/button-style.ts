import { classes } from './classes.ts';

/** `primary` is yellow. A screen shows at most one. `quiet` has no border until the pointer is over it. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small' | 'large';

export interface ButtonStyle {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Whether the button shows a single icon. */
  isIcon?: boolean;
  className?: string;
}

const base =
  'touch-target inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none transition-colors data-disabled:cursor-default data-disabled:opacity-45';

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-primary font-bold text-on-primary shadow-[inset_0_-2px_0_rgb(0_0_0/18%)] data-hovered:bg-primary-hover data-pressed:bg-primary-pressed data-pressed:shadow-none',
  secondary:
    'border border-line bg-surface text-ink data-hovered:bg-hover data-pressed:bg-sunken aria-expanded:bg-sunken',
  quiet:
    'text-muted data-hovered:bg-sunken data-hovered:text-ink data-pressed:bg-sunken aria-expanded:bg-sunken',
  danger:
    'border border-line bg-surface text-danger data-hovered:border-danger data-hovered:bg-danger-soft data-pressed:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'h-9 px-3.5',
  small: 'h-8 px-3',
  large: 'h-12 px-5 text-heading',
};
const iconSizes: Record<ButtonSize, string> = { normal: 'size-9', small: 'size-8', large: 'size-12' };

/** Returns the class names of a button or a link that looks like one. */
export function buttonClasses({
  kind = 'secondary',
  size = 'normal',
  isIcon = false,
  className,
}: ButtonStyle): string {
  return classes(base, kinds[kind], isIcon ? iconSizes[size] : sizes[size], className);
}
