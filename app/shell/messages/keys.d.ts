// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    shell: {
      'frame.skip': null;
      'frame.sections': null;
      'frame.more': null;
      'frame.moreSections': null;
      'frame.search': null;
      'frame.close': null;
      'footer.explore': null;
      'footer.surprise': null;
      'footer.categories': null;
      'footer.sections': null;
      'footer.site': null;
      'footer.cookies': null;
      'footer.searchKey': null;
      'footer.copyright': { year: string; site: string };
      'language.legend': null;
      'language.offer': null;
      'language.accept': null;
      'language.changed': null;
      'language.back': { name: string };
      'theme.legend': null;
      'theme.system': null;
      'theme.light': null;
      'theme.dark': null;
      'cookie.unknown': null;
      'cookie.accepted': null;
      'cookie.dismissed': null;
      'cookie.privacy': null;
      'cookie.close': null;
      'progress.offline': null;
      'progress.failed': null;
      'progress.slow': null;
      'progress.retry': null;
      'share.button': null;
      'share.page': null;
      'share.sheet': null;
      'share.copy': null;
      'share.more': null;
      'share.copied': null;
      'share.copyFailed': null;
      'share.sheetFailed': null;
      'textPage.title': {
        page: 'aboutUs' | 'contactUs' | 'privacyPolicy' | 'termsOfUse' | 'disclaimer' | 'other';
      };
      'textPage.team': { site: string };
      'textPage.noContact': null;
      'textPage.empty': null;
      'missing.name': null;
      'missing.title': null;
      'missing.text': null;
      'missing.goTo': { name: string };
      'missing.goHome': null;
      'missing.home': null;
      'broken.wait': null;
      'broken.busy': { seconds: number };
      'broken.tooMany': { seconds: number };
      'broken.retry': null;
      'broken.name': null;
      'broken.title': null;
      'broken.text': null;
      'missing.instead': null;
    };
  }
}
