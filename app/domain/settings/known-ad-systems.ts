/**
 * Domains of advertising systems that appear in many ads.txt files. A domain that is not in the list may be right, but
 * the operator should check it.
 */
export const knownAdSystems: ReadonlySet<string> = new Set(
  (
    '33across.com adagio.io adform.com adkernel.com admanmedia.com admixer.net adtelligent.com ' +
    'adyoulike.com amazon-adsystem.com amxrtb.com aniview.com aol.com applovin.com appnexus.com ' +
    'aps.amazon.com axonix.com beachfront.com betweendigital.com bidmachine.io blis.com ' +
    'brightcom.com chartboost.com connatix.com connectad.io contextweb.com conversantmedia.com ' +
    'criteo.com deepintent.com districtm.io e-planning.net emxdgt.com engagebdr.com exponential.com ' +
    'facebook.com freewheel.tv google.com gumgum.com improvedigital.com indexexchange.com ' +
    'infolinks.com inmobi.com insticator.com ironsrc.com justpremium.com kargo.com krushmedia.com ' +
    'lijit.com liveintent.com lkqd.net loopme.com media.net mediago.io mgid.com minutemedia.com ' +
    'mintegral.com nativo.com nobid.io onetag.com openx.com optimatic.com outbrain.com pubmatic.com ' +
    'pubnative.net pulsepoint.com rhythmone.com richaudience.com rtbhouse.com rubiconproject.com ' +
    'seedtag.com sharethrough.com smaato.com smartadserver.com smartclip.net smartyads.com ' +
    'sonobi.com sovrn.com spotx.tv spotxchange.com springserve.com startapp.com sublime.xyz ' +
    'synacor.com taboola.com teads.tv themediagrid.com tremorhub.com triplelift.com ucfunnel.com ' +
    'undertone.com unityads.unity3d.com unrulymedia.com vdopia.com verve.com vidazoo.com ' +
    'video.unrulymedia.com vungle.com xad.com yahoo.com yandex.com yieldlab.net yieldmo.com'
  ).split(' '),
);
