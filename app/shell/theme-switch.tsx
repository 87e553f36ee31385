import { useMessages } from '#app/messages/use-messages.ts';
import { useSiteData } from '#app/visitor/site-data.ts';
import { Choice } from '#app/ui/choice.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from '#app/visitor/theme.ts';

const names = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const;

/** The visitor's choice of a theme. Hidden if the site has only one theme. */
export function ThemeSwitch() {
  const t = useMessages('shell');
  const choice = useThemeChoice();
  const themes = useSiteData()?.barColors ?? [];
  if (themes.length < 2) return null;
  return (
    <div className="needs-script mt-5">
      <p aria-hidden className="mb-1.5 text-sm text-soft">
        {t('theme.legend')}
      </p>
      <Choice
        legend={t('theme.legend')}
        name="theme"
        options={themeChoices.map((id) => ({ id, name: t(names[id]) }))}
        value={choice}
        choose={chooseTheme}
        className="bg-over/8"
      />
    </div>
  );
}
