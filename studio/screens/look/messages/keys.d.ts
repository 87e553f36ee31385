// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    look: {
      'change.saved': null;
      'change.tooLarge': null;
      'contrast.fix': { color: string; contrast: string };
      'contrast.fixOf': { name: string; color: string };
      'contrast.group': { theme: 'dark' | 'light' | 'both' | 'other' };
      'contrast.hard': null;
      'contrast.letters': null;
      'contrast.needs': { contrast: string };
      'contrast.problem': null;
      'contrast.ratio': { contrast: string };
      'contrast.readable': null;
      'contrast.text': null;
      'contrast.title': null;
      'contrast.use': {
        use:
          | 'text'
          | 'soft'
          | 'faint'
          | 'link'
          | 'surfaceLink'
          | 'button'
          | 'pressedButton'
          | 'textPage'
          | 'cookieText'
          | 'cookieButton'
          | 'other';
      };
      'field.name': {
        field:
          | 'page'
          | 'accent'
          | 'pressed'
          | 'onAccent'
          | 'textPages'
          | 'cookieBackground'
          | 'cookieText'
          | 'cookieButton'
          | 'cookieButtonText'
          | 'fontName'
          | 'fontAddress'
          | 'darkColorPhone'
          | 'darkColorWide'
          | 'darkPicturePhone'
          | 'darkPictureWide'
          | 'lightColorPhone'
          | 'lightColorWide'
          | 'lightPicturePhone'
          | 'lightPictureWide'
          | 'other';
      };
      'group.name': {
        group:
          | 'theme'
          | 'dark'
          | 'light'
          | 'cookie'
          | 'headings'
          | 'text'
          | 'longText'
          | 'widths'
          | 'site'
          | 'home'
          | 'details'
          | 'category'
          | 'search'
          | 'play'
          | 'mygames'
          | 'names'
          | 'logos'
          | 'other';
      };
      'group.set': { count: number };
      'page.category': { name: string };
      'page.home': null;
      'page.text': null;
      'part.name': { part: 'colours' | 'fonts' | 'backgrounds' | 'name' | 'other' };
      'presets.label': null;
      'presets.name': {
        preset: 'hall' | 'plum' | 'pine' | 'slate' | 'cocoa' | 'ocean' | 'berry' | 'paper' | 'other';
      };
      'presets.title': null;
      'preview.frame': { page: string };
      'preview.label': null;
      'preview.leaving': null;
      'preview.page': null;
      'preview.published': null;
      'preview.theme': null;
      'screen.documentTitle': { part: 'colours' | 'fonts' | 'backgrounds' | 'name' | 'other' };
      'screen.parts': null;
      'screen.readOnly': null;
      'screen.restore': null;
      'screen.status': null;
      'screen.title': null;
      'theme.name': { theme: 'dark' | 'light' | 'other' };
    };
  }
}
