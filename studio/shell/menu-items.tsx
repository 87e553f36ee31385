import { CircleUser, Keyboard, Languages, ListChecks, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useContext, useState } from 'react';
import { useSubmit } from 'react-router';
import { languageName } from '#app/messages/language-facts.ts';
import { DocumentMessagesContext, useMessages } from '#app/messages/use-messages.ts';
import { MenuItem, MenuSection } from '../ui/menu.tsx';
import { studioLanguages } from './language.ts';
import { setLanguage } from './set-language.ts';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';
import { setTheme, themes, type Theme } from './theme.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** The entries of a menu that choose the theme. */
export function ThemeItems({ theme }: { theme: Theme }) {
  const t = useMessages('studio');
  const [current, setCurrent] = useState(theme);
  return (
    <MenuSection title={t('theme.title')} chosen={[current]}>
      {themes.map((id) => {
        const Icon = themeIcons[id];
        return (
          <MenuItem
            key={id}
            id={id}
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
    <MenuSection title={t('language.title')} chosen={[current]}>
      {studioLanguages.map((language) => (
        <MenuItem
          key={language}
          id={language}
          icon={<Languages aria-hidden className={`size-4 ${language === current ? 'text-accent' : ''}`} />}
          onAction={() => setLanguage(language)}
        >
          {languageName(language)}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

const singleKeysId = 'single-keys';

/** The entries of a menu that switch single keys on and off, and show the keyboard shortcuts. */
export function KeyboardItems({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useMessages('studio');
  const hasSingleKeys = useSingleKeys();
  return (
    <>
      <MenuSection title={t('keyboard.title')} chosen={hasSingleKeys ? [singleKeysId] : []} isMultiple>
        <MenuItem
          id={singleKeysId}
          icon={<Keyboard aria-hidden className={`size-4 ${hasSingleKeys ? 'text-accent' : ''}`} />}
          onAction={() => setSingleKeys(!hasSingleKeys)}
        >
          {t('keyboard.singleKeys')}
        </MenuItem>
      </MenuSection>
      <MenuItem
        icon={<ListChecks aria-hidden className="size-4" />}
        {...(hasSingleKeys && { keys: '?' })}
        onAction={onShortcuts}
      >
        {t('shortcuts.title')}
      </MenuItem>
    </>
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
