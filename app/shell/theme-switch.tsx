import { useSiteData } from '#app/visitor/site-data.ts';
import { Choice } from '#app/ui/choice.tsx';
import { chooseTheme, useThemeChoice } from '#app/visitor/theme.ts';

const options = [
  { id: 'system', name: 'System' },
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
] as const;

/** The visitor's choice of a theme. Hidden if the site has only one theme. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  const themes = useSiteData()?.barColors ?? [];
  if (themes.length < 2) return null;
  return (
    <div className="needs-script mt-5">
      <p aria-hidden className="mb-1.5 text-sm text-soft">
        Theme
      </p>
      <Choice
        legend="Theme"
        name="theme"
        options={options}
        value={choice}
        choose={chooseTheme}
        className="bg-over/8"
      />
    </div>
  );
}
