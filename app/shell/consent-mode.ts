/**
 * The first inline script of every document: Google Consent Mode v2. It denies all four signals before any tag can run.
 * A stored acceptance then causes an immediate `update`. Each later decision causes one, too: in this tab
 * (`portico:consent`), in another tab, or while the page was in the back/forward cache. The script works before
 * hydration, without any Google tag, and while storage is blocked. On a contextual-only site, the two signals about
 * personal data stay denied (spec ADS-29). The text is constant, so its CSP hash is the same on every page.
 */
export const consentModeScript = `(()=>{
const key='consent_'+location.host,root=document.documentElement
window.dataLayer=window.dataLayer||[]
window.gtag=function(){dataLayer.push(arguments)}
const say=(what,value)=>{const personal=root.dataset.ads==='contextual'?'denied':value
gtag('consent',what,{ad_storage:value,ad_user_data:personal,ad_personalization:personal,analytics_storage:value})}
let known=null
const update=decision=>{known=decision
if(root.dataset.consent!=='off')say('update',decision==='accepted'?'granted':'denied')}
say('default','denied')
try{if(localStorage.getItem(key)==='accepted')update('accepted')}catch{}
addEventListener('portico:consent',event=>update(event.detail))
addEventListener('storage',event=>{if(event.key===key||event.key===null)update(event.newValue)})
addEventListener('pageshow',event=>{if(event.persisted)try{const stored=localStorage.getItem(key)
if(stored!==known)update(stored)}catch{}})
})()`;
