import { CircleUser, Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useContext, useState } from 'react';
import { useSubmit } from 'react-router';
import { languageName } from '#app/messages/language-facts.ts';
import { DocumentMessagesContext, useMessages } from '#app/messages/use-messages.ts';
import { MenuItem, MenuSection } from '../ui/menu.tsx';
import { studioLanguages } from './language.ts';
import { setLanguage } from './set-language.ts';
import { setTheme, themes, type Theme } from './theme.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** The entries of a menu that choose the theme. */
export function ThemeItems({ theme }: { theme: Theme }) {
  const t = useMessages('studio');
  const [current, setCurrent] = useState(theme);
  return (
    <MenuSection title={t('theme.title')}>
      {themes.map((id) => {
        const Icon = themeIcons[id];
        return (
          <MenuItem
            key={id}
            icon={<Icon aria-hidden className={`size-4 ${id === current ? 'text-accent' : ''}`} />}
            onAction={() => {
              setTheme(id);
              setCurrent(id);
            }}
          >
            {t('theme.name', { theme: id })}
          </MenuItem>
        );
      })}
    </MenuSection>
  );
}

/** The entries of a menu that choose the language. Each has the name of its language in that language. */
export function LanguageItems() {
  const t = useMessages('studio');
  const { language: current } = useContext(DocumentMessagesContext);
  return (
    <MenuSection title={t('language.title')}>
      {studioLanguages.map((language) => (
        <MenuItem
          key={language}
          icon={<Languages aria-hidden className={`size-4 ${language === current ? 'text-accent' : ''}`} />}
          onAction={() => setLanguage(language)}
        >
          {languageName(language)}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** The entry of a menu that shows the keyboard shortcuts. */
export function ShortcutsItem({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useMessages('studio');
  return (
    <MenuItem icon={<Keyboard aria-hidden className="size-4" />} keys="?" onAction={onShortcuts}>
      {t('shortcuts.title')}
    </MenuItem>
  );
}

/** The entries of a menu that lead to the operator's account and end the session. */
export function AccountItems() {
  const t = useMessages('studio');
  const submit = useSubmit();
  return (
    <>
      <MenuItem icon={<CircleUser aria-hidden className="size-4" />} href="/account">
        {t('account.title')}
      </MenuItem>
      <MenuItem
        icon={<LogOut aria-hidden className="size-4" />}
        onAction={() => void submit(null, { method: 'post', action: '/sign-out' })}
      >
        {t('account.signOut')}
      </MenuItem>
    </>
  );
}
