// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    statistics: {
      'chart.label': { figure: string };
      'chart.noHours': null;
      'chart.none': null;
      'chart.when': null;
      'device.name': { device: 'desktop' | 'phone' | 'tablet' | 'other' };
      'empty.off': null;
      'empty.text': null;
      'empty.title': null;
      'entry.gone': null;
      'entry.none': { list: 'sources' | 'other' };
      'entry.others': null;
      'figure.before': null;
      'figure.change': { change: string };
      'figure.name': {
        figure:
          | 'visitors'
          | 'views'
          | 'visits'
          | 'opens'
          | 'plays'
          | 'seconds'
          | 'likes'
          | 'clicks'
          | 'searches'
          | 'other';
      };
      'figure.unknown': null;
      'figures.label': null;
      'filter.pageLanguage': { language: string };
      'filter.remove': { label: string };
      'filters.label': null;
      'list.close': null;
      'list.empty': null;
      'list.times': null;
      'list.title': {
        list:
          | 'items'
          | 'categories'
          | 'sources'
          | 'devices'
          | 'languages'
          | 'pageLanguages'
          | 'searches'
          | 'missed'
          | 'other';
      };
      'page.csv': null;
      'page.privacy': null;
      'page.title': null;
      'period.label': null;
      'period.name': { days: '1' | '7' | '28' | '365' | 'other' };
      'section.all': null;
      'section.label': null;
      'time.hours': { hours: string };
      'time.minutes': { minutes: string };
      'time.seconds': { seconds: string };
    };
  }
}
