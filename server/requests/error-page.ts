import { escapeUTF8 } from 'entities';
import { splitLanguage } from '#app/domain/languages.ts';
import { directionOf } from '#app/messages/language-facts.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate, type MessageSource, type Translate } from '#app/messages/translate.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { messagesOfSite } from '#app/pages/request-context.server.ts';
import { hashSource } from '#server/pages/inline-hashes.ts';
import type { InlineHashes } from '#server/pages/security-headers.ts';
import { splitTarget } from './canonical-address.ts';

/** A self-contained page that is sent when the app cannot answer. */
export interface ErrorPage {
  html: string;
  hashes: InlineHashes;
}

const style = `
:root{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:24px;color:#fff;
background:radial-gradient(1200px 560px at 18% -8%,#24348f 0,transparent 68%) no-repeat #0e1748;
font:400 18px/1.5 'Nunito Sans Variable',system-ui,-apple-system,'Segoe UI',sans-serif}
main{width:min(560px,100%);text-align:center}
svg{width:min(320px,78vw);height:auto;display:block;margin:0 auto 28px}
h1{font:600 clamp(32px,7vw,48px)/1.12 'Fredoka Variable','Trebuchet MS',system-ui,sans-serif;letter-spacing:-.01em;text-wrap:balance}
p{margin:14px auto 30px;max-width:44ch;color:rgb(255 255 255/.78);text-wrap:pretty}
.id{margin-top:-14px;font-size:15px}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
a{padding:13px 26px;border-radius:999px;font-weight:700;text-decoration:none;color:#fff;background:#243070}
a:hover{background:#2e3c86}
a:first-child{background:#ffcb08;color:#202237}
a:first-child:hover{background:#e7b500}
a:focus-visible{outline:3px solid #ffcb08;outline-offset:3px}
.cord{animation:sway 3.6s ease-in-out infinite;transform-origin:60px 150px}
.lamp{animation:glow 2.4s ease-in-out infinite}
@keyframes sway{50%{transform:rotate(-5deg)}}
@keyframes glow{50%{opacity:.35}}
@media(prefers-reduced-motion:reduce){.cord,.lamp{animation:none}}
`;

/** A pulled plug beside a dark arcade cabinet. */
const picture = `<svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
<ellipse cx="176" cy="202" rx="128" ry="12" fill="#070c2b" opacity=".55"/>
<path d="M128 40q0-20 20-20h72q20 0 20 20l10 48v104q0 8-8 8H126q-8 0-8-8V88z" fill="#243070"/>
<path d="M128 40q0-20 20-20h72q20 0 20 20l2 8H126z" fill="#ffcb08"/>
<path d="M146 34h76" stroke="#202237" stroke-width="6" stroke-linecap="round"/>
<rect x="134" y="58" width="100" height="66" rx="12" fill="#070c2b"/>
<path d="M162 82l12 12m0-12-12 12m32-12 12 12m0-12-12 12" stroke="#ffcb08" stroke-width="5" stroke-linecap="round"/>
<path d="M166 112q18-12 36 0" stroke="#ffcb08" stroke-width="5" stroke-linecap="round"/>
<path d="M118 138h132l6 18H112z" fill="#18235c"/>
<path d="M146 146v-16" stroke="#0e1748" stroke-width="6" stroke-linecap="round"/>
<circle cx="146" cy="126" r="9" fill="#ff4f6d"/>
<circle class="lamp" cx="196" cy="146" r="6" fill="#ffcb08"/><circle cx="214" cy="146" r="6" fill="#4fd8a6"/>
<rect x="160" y="168" width="48" height="22" rx="6" fill="#18235c"/><path d="M184 173v12" stroke="#ffcb08" stroke-width="4" stroke-linecap="round"/>
<path d="M118 178C96 180 98 200 80 196S66 168 60 150" stroke="#18235c" stroke-width="7" stroke-linecap="round"/>
<g class="cord"><rect x="44" y="122" width="32" height="30" rx="9" fill="#ffcb08"/><path d="M53 122v-14m14 14v-14" stroke="#e7ebff" stroke-width="5" stroke-linecap="round"/></g>
<path d="M40 92l-8-8m28 2V74m20 18 8-8" stroke="#7cc4ff" stroke-width="4" stroke-linecap="round"/>
</svg>`;

/** What an error page explains. `preview-ended`: a link to a preview no longer works. */
export type ProblemKind = 'broken' | 'preview-ended' | 'too-many' | 'unavailable';

/** The problem that an error page is about. */
export interface Problem {
  kind: ProblemKind;
  requestId?: string | undefined;
}

/** Returns the problem of an answer with an error status. */
export function problemOfStatus(status: number): ProblemKind {
  if (status === 503) return 'unavailable';
  return status === 429 ? 'too-many' : 'broken';
}

/** Returns the error page of an address of the site, in the language of the address. */
export function errorPageAt(
  platform: Pick<Platform, 'messages' | 'snapshots'>,
  address: string,
  problem: Problem,
): ErrorPage {
  const snapshot = platform.snapshots.current();
  const { language, prefix } = splitLanguage(snapshot?.settings.languages ?? [], splitTarget(address).path);
  const messages = messagesOfSite(platform, snapshot).source(language, 'UTC');
  return errorPage(messages, problem, `${prefix}/`);
}

/**
 * Returns the error page in the language of the messages, with a link to the home page. It shows no details of the
 * failure, only the id of the request, which is also in the log.
 */
export function errorPage(messages: MessageSource, { kind, requestId }: Problem, homePage = '/'): ErrorPage {
  const { language } = messages;
  const t = createTranslate<MessageScopes['server']>(messages, 'server');
  const problem = textsOf(t, kind);
  const [title, text] = [escapeUTF8(problem.title), escapeUTF8(problem.text)];
  const home = escapeUTF8(t('errorPage.home'));
  const retry = kind === 'preview-ended' ? '' : `<a href="">${escapeUTF8(t('errorPage.retry'))}</a>`;
  const reference = requestId
    ? `<p class="id">${escapeUTF8(t('errorPage.reference'))} <code>${escapeUTF8(requestId)}</code></p>`
    : '';
  const html = `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>${picture}<h1>${title}</h1><p>${text}</p>${reference}<nav>${retry}<a href="${escapeUTF8(homePage)}">${home}</a></nav></main></body></html>`;
  return { html, hashes: { scripts: [], styles: [hashSource(style)] } };
}

/** Returns the title and the explanation of a problem. */
function textsOf(t: Translate<MessageScopes['server']>, kind: ProblemKind): { title: string; text: string } {
  switch (kind) {
    case 'preview-ended':
      return { title: t('previewEnded.title'), text: t('previewEnded.text') };
    case 'unavailable':
      return { title: t('unavailable.title'), text: t('unavailable.text') };
    case 'too-many':
      return { title: t('tooMany.title'), text: t('tooMany.text') };
    case 'broken':
      return { title: t('broken.title'), text: t('broken.text') };
  }
}
