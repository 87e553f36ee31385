import { mainLanguage } from '#app/messages/catalogue.server.ts';
import { createFormats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { PreviewBar } from '#app/pages/preview-bar-data.ts';

/** The draft that a preview shows, for the bar above its pages. */
export interface ShownDraft {
  /** Empty if its author has not named it. */
  title: string;
  author: string;
  /** When the preview ends in this browser. Milliseconds. */
  endsAt: number;
  /** Address of the draft in the Studio. `null` if there is no Studio. */
  studio: string | null;
}

/** Returns the bar above the pages of the preview. */
export function previewBar(
  { title, author, endsAt, studio }: ShownDraft,
  { messages, snapshots }: Pick<Platform, 'messages' | 'snapshots'>,
): PreviewBar {
  const timeZone = snapshots.current()?.settings.timeZone ?? 'UTC';
  const t = createTranslate<MessageScopes['server']>(messages.source(mainLanguage, timeZone), 'server');
  const formats = createFormats(mainLanguage, timeZone);
  const time = formats.date(endsAt, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    label: t('preview.label'),
    title: title === '' ? t('preview.unnamed', { author }) : t('preview.named', { title, author }),
    details: t('preview.details', { time }),
    publishedLink: t('preview.published'),
    studioLink: t('preview.studio'),
    studio,
  };
}
