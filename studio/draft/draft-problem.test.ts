import { expect, it } from 'vitest';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { openBuiltInMessages } from '#app/messages/built-in.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { sectionName } from '../screens/content/section.server.ts';
import { draftProblemsIn } from './draft-problem.server.ts';

const [server] = builtIn.verticals;
if (!server) throw new Error('There is no section.');
const platform = {
  messages: openBuiltInMessages([]),
  snapshots: { current: () => null } as Platform['snapshots'],
  verticals: builtIn.verticals,
};

it('the reason why a draft was not published names sections in the language of the Studio', () => {
  const { prefix } = server.vertical;
  const item = phrase('“{title}” ({section})', { title: 'Ö {section}', section: prefix });
  const problem = phrase('Others changed the same fields of {targets}', { targets: readPhrase(item) });
  const name = sectionName(platform, server);
  expect(draftProblemsIn(platform, 'de')(problem)).toBe(
    `Andere haben dieselben Felder geändert: „Ö {section}“ (${name})`,
  );
  const unknown = phrase('the tags of {section}', { section: 'gone' });
  expect(draftProblemsIn(platform, 'en')(unknown)).toBe('the tags of gone');
  expect(draftProblemsIn(platform, 'de')('')).toBe('');
});
