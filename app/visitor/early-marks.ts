/**
 * Inline script that runs before the first paint. It marks the document of a visitor who has played, so that the box
 * of "recently played" is in the first paint, and of a visitor whose star sign is stored. It marks a browser with the
 * system's share sheet, so that the button for it takes no space elsewhere, and the visitor's system, with the names
 * that apps use. It also applies the theme that the visitor chose (theme.ts), including to the tags for the browser's
 * bars, which precede it. Constant text: its CSP hash is the same on every page.
 */
export const earlyMarksScript = `if(navigator.share)document.documentElement.dataset.sheet='';const y=/Android|iP(?:hone|ad)|Windows|Mac|Linux(?!.*Android)/.exec(navigator.userAgent);if(y)document.documentElement.dataset.system=y[0].replace(/^iP.*/,'iOS').replace('Mac','macOS');try{for(const k of Object.keys(localStorage))if(k.startsWith('recent_')&&localStorage[k]!=='[]')document.documentElement.dataset.recent='';if(localStorage.my_sign)document.documentElement.dataset.sign=localStorage.my_sign;const t=localStorage.theme;if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll('meta[data-theme]'))m.media=m.dataset.theme===t?'all':'not all'}}catch{}`;
