import { createElement, type ComponentProps, type ReactElement } from 'react';

interface IconData {
  /** The tag and the attributes of each shape. */
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const attributesOfAll: ComponentProps<'svg'> = {
  width: '24',
  height: '24',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};

/**
 * Replaces the factory of `lucide-react` in the build (vite.config.ts). The package's own factory supports a context
 * and options that this project does not use. They would cost two components, 1.2 kB of script on every page, and a
 * class name for each icon.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon(props: ComponentProps<'svg'>): ReactElement {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...attributesOfAll, ...props }, ...shapes);
  };
}
