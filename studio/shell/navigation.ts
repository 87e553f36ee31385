import {
  ChartColumn,
  ClipboardCheck,
  HardDrive,
  HeartPulse,
  History,
  Languages,
  Layers,
  LayoutTemplate,
  Megaphone,
  Palette,
  Rss,
  ScrollText,
  SlidersHorizontal,
  Sun,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { OperatorRole } from '#app/store/schema.ts';

/** An entry of the sidebar. */
export interface NavigationEntry {
  href: string;
  /** The key of the entry's name in `studio/messages`. */
  label: NavigationLabel;
  icon: LucideIcon;
  /** Entries of different groups are separated by a line. */
  group: 'site' | 'operation' | 'system';
  /** Whether the entry is a tab on phones, which have room for four. The other entries are under “More”. */
  isTab: boolean;
  /** The lowest role that may open the screen. */
  role: OperatorRole;
  /** The sequence of keys that opens the screen. */
  keys: readonly [string, string];
  /** Whether the entry is only shown if the site has several languages. */
  isForLanguages?: boolean;
}

export type NavigationLabel =
  | 'nav.ads'
  | 'nav.auditLog'
  | 'nav.content'
  | 'nav.feeds'
  | 'nav.health'
  | 'nav.history'
  | 'nav.look'
  | 'nav.operators'
  | 'nav.pages'
  | 'nav.review'
  | 'nav.settings'
  | 'nav.statistics'
  | 'nav.system'
  | 'nav.today'
  | 'nav.translations';

const ranks: Record<OperatorRole, number> = { viewer: 0, editor: 1, owner: 2 };

/** All screens of the Studio, in the order of the sidebar. */
const navigation: readonly NavigationEntry[] = [
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
  {
    href: '/look',
    label: 'nav.look',
    icon: Palette,
    group: 'site',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'k'],
  },
  {
    href: '/pages',
    label: 'nav.pages',
    icon: LayoutTemplate,
    group: 'site',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'p'],
  },
  {
    href: '/ads',
    label: 'nav.ads',
    icon: Megaphone,
    group: 'site',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'a'],
  },
  {
    href: '/feeds',
    label: 'nav.feeds',
    icon: Rss,
    group: 'operation',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'f'],
  },
  {
    href: '/statistics',
    label: 'nav.statistics',
    icon: ChartColumn,
    group: 'operation',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'x'],
  },
  {
    href: '/health',
    label: 'nav.health',
    icon: HeartPulse,
    group: 'operation',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'e'],
  },
  {
    href: '/review',
    label: 'nav.review',
    icon: ClipboardCheck,
    group: 'operation',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'r'],
  },
  {
    href: '/history',
    label: 'nav.history',
    icon: History,
    group: 'operation',
    isTab: true,
    role: 'viewer',
    keys: ['g', 'h'],
  },
  {
    href: '/translations',
    label: 'nav.translations',
    icon: Languages,
    group: 'operation',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'i'],
    isForLanguages: true,
  },
  {
    href: '/settings',
    label: 'nav.settings',
    icon: SlidersHorizontal,
    group: 'system',
    isTab: false,
    role: 'viewer',
    keys: ['g', 's'],
  },
  {
    href: '/system',
    label: 'nav.system',
    icon: HardDrive,
    group: 'system',
    isTab: false,
    role: 'viewer',
    keys: ['g', 'y'],
  },
  {
    href: '/operators',
    label: 'nav.operators',
    icon: Users,
    group: 'system',
    isTab: false,
    role: 'owner',
    keys: ['g', 'o'],
  },
  {
    href: '/audit-log',
    label: 'nav.auditLog',
    icon: ScrollText,
    group: 'system',
    isTab: false,
    role: 'owner',
    keys: ['g', 'l'],
  },
];

/** Returns the screens that a role may open on a site with one or several languages. */
export function entriesFor(role: OperatorRole, isMultilingual: boolean): NavigationEntry[] {
  return navigation.filter(
    (entry) => ranks[role] >= ranks[entry.role] && (isMultilingual || entry.isForLanguages !== true),
  );
}
