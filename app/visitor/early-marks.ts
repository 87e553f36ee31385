/**
 * Returns the inline script that runs before the first paint. It sets data attributes of the html element:
 * - `recent`, if the visitor has played, so that the box "Recently played" is in the first paint
 * - the attributes in `stored`, each with the value that local storage has for its key
 * - `sheet`, if the browser has the system's share sheet, because the button for the sheet takes no space otherwise
 * - `system`, the visitor's operating system as named in the apps section, such as `macOS`
 * - `theme`, the theme that the visitor chose (theme.ts)
 *
 * It also applies the theme to the tags for the browser's bars, which precede the script. The text is the same on every
 * page, and so is its CSP hash.
 */
export function earlyMarksScript(stored: Readonly<Record<string, string>>): string {
  return `if(navigator.share)document.documentElement.dataset.sheet='';const y=/Android|iP(?:hone|ad)|Windows|Mac|Linux(?!.*Android)/.exec(navigator.userAgent);if(y)document.documentElement.dataset.system=y[0].replace(/^iP.*/,'iOS').replace('Mac','macOS');try{for(const k of Object.keys(localStorage))if(k.startsWith('recent_')&&localStorage[k]!=='[]')document.documentElement.dataset.recent='';for(const[mark,key]of ${JSON.stringify(Object.entries(stored))})if(localStorage[key])document.documentElement.dataset[mark]=localStorage[key];const t=localStorage.theme;if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll('meta[data-theme]'))m.media=m.dataset.theme===t?'all':'not all'}}catch{}`;
}
