import { describe, expect, it } from 'vitest';
import { settingFaults } from './define-settings.server.ts';
import { decodeSettings, siteSettings } from './site-settings.server.ts';
import { fillShareText } from './share-text.ts';

const names = { name: 'Night Walk', title: 'Night Walk - portal.example', site: 'Lanterns' };

describe('the text that goes with a shared address', () => {
  it('is the specification’s unless the operator has another', () => {
    expect(fillShareText(decodeSettings({}).shareText, names)).toBe(
      'Hi, friends! I recommend a website to you: Night Walk - portal.example',
    );
    const { shareText } = decodeSettings({ shareText: ' Have you tried {name}? {site} has it, {name}! ' });
    expect(fillShareText(shareText, names)).toBe('Have you tried Night Walk? Lanterns has it, Night Walk!');
  });

  it('inserts values unchanged, even if they look like placeholders', () => {
    const hostile = { name: '{site} $& {title}', title: '{name}', site: '$1' };
    expect(fillShareText('{name} {title} {site}', hostile)).toBe('{site} $& {title} {name} $1');
  });

  it.each(['Try {game}!', '{constructor}', '', ' ', 'x'.repeat(301), 7])(
    'refuses %j and says why',
    (value) => {
      expect(settingFaults(siteSettings.definitions, { shareText: value }, [])[0]?.allowed).toMatch(
        /\{name\}, \{title\} and \{site\}/,
      );
      expect(decodeSettings({ shareText: value }).shareText).toContain('{title}');
    },
  );
});
