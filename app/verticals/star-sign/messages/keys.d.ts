// Generated from en.json by scripts/messages.ts. Do not edit.
import type { Tag } from '#app/messages/translate.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'star-sign': {
      'section.name': null;
      'section.words': null;
      'section.open': null;
      'section.all': null;
      'section.list': { name: string };
      'section.count': { count: number };
      'section.countAtLeast': { count: number };
      'section.showAll': { count: number };
      'section.showAllAtLeast': { count: number };
      'section.search': { count: number };
      'section.searchOn': { site: string };
      'section.share': null;
      'section.more': null;
      'section.none': null;
      'section.noneHint': null;
      'section.noneFor': { typed: Tag; keyword: string };
      'section.noneForHint': { typed: Tag; keyword: string };
      'section.allIn': { name: string };
      'section.similar': null;
      'section.matching': { count: number; typed: Tag; prefix: string };
      'section.moreMatching': { count: number; typed: Tag; prefix: string };
      'section.allCount': { count: number };
      'home.title': null;
      'home.description': null;
      'sign.name': {
        sign:
          | 'aries'
          | 'taurus'
          | 'gemini'
          | 'cancer'
          | 'leo'
          | 'virgo'
          | 'libra'
          | 'scorpio'
          | 'sagittarius'
          | 'capricorn'
          | 'aquarius'
          | 'pisces'
          | 'other';
      };
      'sign.in': {
        sign:
          | 'aries'
          | 'taurus'
          | 'gemini'
          | 'cancer'
          | 'leo'
          | 'virgo'
          | 'libra'
          | 'scorpio'
          | 'sagittarius'
          | 'capricorn'
          | 'aquarius'
          | 'pisces'
          | 'other';
      };
      'sign.to': {
        sign:
          | 'aries'
          | 'taurus'
          | 'gemini'
          | 'cancer'
          | 'leo'
          | 'virgo'
          | 'libra'
          | 'scorpio'
          | 'sagittarius'
          | 'capricorn'
          | 'aquarius'
          | 'pisces'
          | 'other';
      };
      'sign.from': {
        sign:
          | 'aries'
          | 'taurus'
          | 'gemini'
          | 'cancer'
          | 'leo'
          | 'virgo'
          | 'libra'
          | 'scorpio'
          | 'sagittarius'
          | 'capricorn'
          | 'aquarius'
          | 'pisces'
          | 'other';
      };
      'sign.element': { element: 'fire' | 'earth' | 'air' | 'water' | 'other' };
      'sign.modality': { modality: 'cardinal' | 'fixed' | 'mutable' | 'other' };
      'sign.kind': { element: string; modality: string };
      'sign.house': {
        house:
          | 'house1'
          | 'house2'
          | 'house3'
          | 'house4'
          | 'house5'
          | 'house6'
          | 'house7'
          | 'house8'
          | 'house9'
          | 'house10'
          | 'house11'
          | 'house12'
          | 'other';
      };
      'body.name': {
        body:
          | 'Sun'
          | 'Moon'
          | 'Mercury'
          | 'Venus'
          | 'Mars'
          | 'Jupiter'
          | 'Saturn'
          | 'Uranus'
          | 'Neptune'
          | 'Pluto'
          | 'other';
      };
      'phase.name': {
        phase:
          | 'newMoon'
          | 'waxingCrescent'
          | 'firstQuarter'
          | 'waxingGibbous'
          | 'fullMoon'
          | 'waningGibbous'
          | 'lastQuarter'
          | 'waningCrescent'
          | 'other';
      };
      'clock.city': { city: string };
      'clock.utc': { utc: string };
      'clock.both': { utc: string; local: string; zone: string };
      'today.find': null;
      'today.own': null;
      'today.reading': { sign: string };
      'zodiac.title': { day: string };
      'zodiac.lead': {
        stage: 'entered' | 'first' | 'middle' | 'last' | 'other';
        toSunSign: string;
        inSunSign: string;
        phase:
          | 'newMoon'
          | 'waxingCrescent'
          | 'firstQuarter'
          | 'waxingGibbous'
          | 'fullMoon'
          | 'waningGibbous'
          | 'lastQuarter'
          | 'waningCrescent'
          | 'other';
        share: number;
        inMoonSign: string;
      };
      'zodiac.choose': { link: Tag };
      'sky.title': null;
      'sky.planets': null;
      'sky.asOf': { time: string; zone: string };
      'sky.body': null;
      'sky.sign': null;
      'sky.degree': null;
      'sky.retrograde': { hidden: Tag };
      'sky.retrogradeHint': null;
      'sky.moon': null;
      'sky.moonView': null;
      'sky.moonLit': { share: number };
      'sky.nextNewMoon': null;
      'sky.nextFullMoon': null;
      'sky.events': null;
      'event.enters': { body: string; toSign: string };
      'event.returns': { body: string; toSign: string };
      'event.phase': { phase: string; inSign: string; degree: string };
      'event.retrograde': { body: string; inSign: string; degree: string };
      'event.direct': { body: string; inSign: string; degree: string };
      'transit.position': { body: string; inSign: string; house: string };
      'transit.positionRetrograde': { body: string; inSign: string; house: string };
      'transit.enters': { body: string; toSign: string; house: string };
      'transit.returns': { body: string; toSign: string; house: string };
      'transit.phase': { phase: string; inSign: string; house: string };
      'transit.retrograde': { body: string; inSign: string; house: string };
      'transit.direct': { body: string; inSign: string; house: string };
      'birth.title': null;
      'birth.intro': null;
      'birth.date': null;
      'birth.time': { quiet: Tag };
      'birth.find': null;
      'birth.zone': { zone: string };
      'birth.invalid': null;
      'birth.missingDay': null;
      'birth.either': { first: Tag; or: Tag; second: Tag };
      'birth.stay': { inSign: string; strong: Tag; began: string; ends: string };
      'birth.changeUnknown': {
        fromEarlier: string;
        toLater: string;
        strong: Tag;
        time: string;
        earlier: string;
        later: string;
      };
      'birth.changeKnown': { fromEarlier: string; toLater: string; strong: Tag; time: string };
      'cusps.title': { year: string };
      'cusps.utc': null;
      'cusps.both': { zone: string };
      'pair.title': null;
      'pair.intro': null;
      'pair.first': null;
      'pair.second': null;
      'pair.choose': null;
      'pair.compare': null;
      'pair.incomplete': null;
      'pair.signs': { first: Tag; and: Tag; second: Tag };
      'pair.reason': {
        distance:
          | 'distance0'
          | 'distance1'
          | 'distance2'
          | 'distance3'
          | 'distance4'
          | 'distance5'
          | 'distance6'
          | 'other';
        shared: 'element' | 'modality' | 'both' | 'nothing' | 'other';
      };
      'score.love': null;
      'score.friendship': null;
      'score.work': null;
      'fact.dates': null;
      'fact.symbol': null;
      'fact.element': null;
      'fact.modality': null;
      'fact.ruler': null;
      'fact.rulers': null;
      'fact.twoRulers': { traditional: string; modern: string };
      'fact.colours': null;
      'fact.opposite': { sign: string };
      'mySign.choose': null;
      'mySign.chosen': { sign: string };
      'mySign.removed': { sign: string };
      'mySign.notStored': null;
      'reading.title': { sign: string };
      'reading.period': null;
      'reading.today': null;
      'reading.week': null;
      'reading.month': null;
      'reading.titleToday': { sign: string };
      'reading.titleWeek': { sign: string };
      'reading.titleMonth': { sign: string };
      'reading.love': null;
      'reading.work': null;
      'reading.energy': null;
      'reading.basis': null;
      'reading.all': { hidden: Tag; own: Tag; sign: string };
      'reading.disclaimer': null;
      'about.character': null;
      'about.love': null;
      'about.work': null;
      'about.strengths': null;
      'about.growth': null;
      'about.season': null;
      'about.constellation': null;
      'about.stars': null;
      'about.sources': null;
      'matches.title': { sign: string };
      'cards.none': null;
      'cards.all': null;
    };
  }
}
