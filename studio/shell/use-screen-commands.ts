import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { Command } from './commands.tsx';
import { entriesFor } from './navigation.ts';
import type { SidebarProps } from './sidebar.tsx';

/** Returns the commands that open the screens of the sidebar, and screens that only other screens link to. */
export function useScreenCommands({
  operator: { role },
  sections,
}: Pick<SidebarProps, 'operator' | 'sections'>): readonly Command[] {
  const t = useMessages('studio');
  return useMemo(() => {
    const screen = (href: string, label: string, keys?: string): Command => ({
      id: `screen ${href}`,
      label,
      hint: t('palette.screen'),
      kind: 'screen',
      href,
      ...(keys !== undefined && { keys }),
    });
    return [
      ...entriesFor(role, true).map(({ href, label, keys }) => screen(href, t(label), keys.join(' '))),
      ...(role === 'viewer' ? [] : [screen('/publish', t('screen.publish'), 'g u')]),
      ...sections.flatMap(({ prefix, name }) => [
        screen(`/content/${prefix}`, name),
        screen(`/content/${prefix}/categories`, t('screen.categories', { section: name })),
      ]),
      screen('/settings/text-pages', t('screen.textPages')),
      screen('/settings/redirects', t('screen.redirects')),
      screen('/account', t('account.title')),
    ];
  }, [t, role, sections]);
}
