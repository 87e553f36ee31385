import { Layers, Sun, type LucideIcon } from 'lucide-react';

/** An entry of the sidebar. */
export interface NavigationEntry {
  href: string;
  /** The key of its name in `studio/messages`. */
  label: NavigationLabel;
  icon: LucideIcon;
  /** Entries of different groups are separated by a line. */
  group: 'site' | 'operation' | 'system';
  /** The entry is a tab on phones, which have room for four. The others are under “More”. */
  isTab: boolean;
  /** The least role that may open the screen. */
  role: 'viewer' | 'editor' | 'owner';
  /** The keys that open it, one after the other. */
  keys: readonly [string, string];
}

export type NavigationLabel = 'nav.content' | 'nav.today';

/** All screens of the Studio, in the order of the sidebar. */
export const navigation: readonly NavigationEntry[] = [
  { href: '/', label: 'nav.today', icon: Sun, group: 'site', isTab: true, role: 'viewer', keys: ['g', 't'] },
  {
    href: '/content',
    label: 'nav.content',
    icon: Layers,
    group: 'site',
    isTab: true,
    role: 'viewer',
    keys: ['g', 'c'],
  },
];
