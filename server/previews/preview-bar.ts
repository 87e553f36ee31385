import { createFormats } from '#app/messages/formats.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate } from '#app/messages/translate.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { PreviewBar } from '#app/pages/preview-bar-data.ts';
import { messagesOfSite } from '#app/pages/request-context.server.ts';

/** The draft that a preview shows, for the bar above its pages. */
export interface ShownDraft {
  /** Name of the draft. Empty if its author has not named it. */
  title: string;
  author: string;
  /** When the preview ends in this browser, in Unix milliseconds. */
  endsAt: number;
  /** Address of the draft in the Studio. `null` if there is no Studio. */
  studio: string | null;
}

/** Returns the bar above the pages of the preview, by language. */
export function previewBar(
  { title, author, endsAt, studio }: ShownDraft,
  platform: Pick<Platform, 'messages' | 'snapshots'>,
): (language: string) => PreviewBar {
  const snapshot = platform.snapshots.current();
  const timeZone = snapshot?.settings.timeZone ?? 'UTC';
  const messages = messagesOfSite(platform, snapshot);
  return (language) => {
    const t = createTranslate<MessageScopes['server']>(messages.source(language, timeZone), 'server');
    const formats = createFormats(language, timeZone);
    const time = formats.date(endsAt, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      label: t('preview.label'),
      title: title === '' ? t('preview.unnamed', { author }) : t('preview.named', { title, author }),
      details: t('preview.details', { time }),
      publishedLink: t('preview.published'),
      studioLink: t('preview.studio'),
      studio,
    };
  };
}
