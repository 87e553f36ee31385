/**
 * Inline script, the first of every document: Google Consent Mode v2. All four signals are denied before any tag can
 * run; each decision makes one `update`, a stored acceptance at once, later ones from this tab (`portico:consent`) or
 * another. It works where storage is blocked, before hydration and without any Google tag. Constant text: its CSP hash
 * is the same on every page.
 */
export const consentModeScript = `(()=>{
const key='consent_'+location.host,root=document.documentElement
window.dataLayer=window.dataLayer||[]
window.gtag=function(){dataLayer.push(arguments)}
const say=(what,value)=>gtag('consent',what,{ad_storage:value,ad_user_data:value,ad_personalization:value,analytics_storage:value})
const update=decision=>{if(root.dataset.consent!=='off')say('update',decision==='accepted'?'granted':'denied')}
say('default','denied')
try{if(localStorage.getItem(key)==='accepted')update('accepted')}catch{}
addEventListener('portico:consent',event=>update(event.detail))
addEventListener('storage',event=>{if(event.key===key||event.key===null)update(event.newValue)})
})()`;
