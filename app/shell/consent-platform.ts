/**
 * The first inline script of a document on which a consent platform asks visitors (IAB TCF 2.2). It installs the TCF's
 * stub unless there is one, denies all signals of Google Consent Mode, listens to the platform, and loads the
 * platform's script. The platform's result becomes the portal's decision (`data-tcf` of the html element, event
 * `portico:consent`) and an `update` of the signals. The text is constant, so its CSP hash is the same on every page.
 * The platform's address and the purposes come from `data-platform`. On a contextual-only site, `ad_user_data` and
 * `ad_personalization` stay denied (spec ADS-29).
 *
 * Purposes other than 1, 3, 4, 5 and 6 may rely on legitimate interest. Google maps purpose 1 to `ad_storage`, purposes
 * 1 and 7 to `ad_user_data`, and purposes 3 and 4 to `ad_personalization`. `analytics_storage` needs purposes 1 and 8.
 */
export const consentPlatformScript = `(()=>{
const root=document.documentElement,platform=JSON.parse(root.dataset.platform||'null')
const names=['ad_storage','ad_user_data','ad_personalization','analytics_storage']
window.dataLayer=window.dataLayer||[]
window.gtag=function(){dataLayer.push(arguments)}
const say=(what,granted)=>gtag('consent',what,Object.fromEntries(names.map((name,at)=>[name,granted[at]?'granted':'denied'])))
say('default',[])
if(!platform||root.dataset.consent!=='tcf')return
if(typeof window.__tcfapi!=='function'){
const queue=[]
window.__tcfapi=(...call)=>{
if(call.length===0)return queue
if(call[0]==='ping')call[2]({cmpLoaded:false,cmpStatus:'stub',apiVersion:'2.2'},true)
else queue.push(call)}
addEventListener('message',event=>{
const isText=typeof event.data==='string'
let call
try{call=(isText?JSON.parse(event.data):event.data).__tcfapiCall}catch{}
if(call)window.__tcfapi(call.command,call.version,(returnValue,success)=>{
const answer={__tcfapiReturn:{returnValue,success,callId:call.callId}}
if(event.source)event.source.postMessage(isText?JSON.stringify(answer):answer,'*')},call.parameter)})
addEventListener('load',()=>{
if(window.frames.__tcfapiLocator)return
const frame=document.createElement('iframe')
frame.name='__tcfapiLocator'
frame.hidden=true
document.body.append(frame)})}
window.__tcfapi('addEventListener',2,(data,ok)=>{
if(!ok||!data||!['tcloaded','useractioncomplete'].includes(data.eventStatus))return
const {consents={},legitimateInterests={}}=data.purpose||{}
const has=(...purposes)=>purposes.every(id=>data.gdprApplies===false||consents[id]===true||(![1,3,4,5,6].includes(id)&&legitimateInterests[id]===true))
const decision=has(...platform.purposes)?'accepted':'not-accepted'
const isPersonal=root.dataset.ads!=='contextual'
say('update',[has(1),isPersonal&&has(1,7),isPersonal&&has(3,4),has(1,8)])
root.dataset.tcf=decision
dispatchEvent(new CustomEvent('portico:consent',{detail:decision}))})
if(platform.src){
const script=document.createElement('script')
for(const [name,value] of Object.entries(platform.attributes))if(value!==false)script.setAttribute(name,value===true?'':value)
script.src=platform.src
document.head.append(script)}
})()`;
