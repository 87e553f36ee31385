import { z } from 'zod';
import type { SectionTexts } from '#app/domain/section-texts.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import { defineSettings, type Settings } from './define-settings.server.ts';
import { shortText } from './values.server.ts';

const cached = new WeakMap<Vertical, Settings<SectionTexts>>();

/** Returns the settings that every vertical has: title and description of its home. */
export function sectionSettings(vertical: Vertical): Settings<SectionTexts> {
  const settings = cached.get(vertical) ?? defineSectionSettings(vertical);
  cached.set(vertical, settings);
  return settings;
}

function defineSectionSettings({ name, prefix }: Vertical): Settings<SectionTexts> {
  return defineSettings(
    z
      .object({
        title: shortText.default('').meta({
          title: `Page title of the home of ${name}`,
          text: 'other',
          description: 'If empty, the section’s own text is used.',
        }),
        description: shortText.default('').meta({
          title: `Meta description of the home of ${name}`,
          text: 'other',
          description: 'If empty, the section’s own text is used.',
        }),
      })
      .prefault({})
      .meta({ group: 'Homes of the sections' }),
    `home.${prefix}`,
  );
}
