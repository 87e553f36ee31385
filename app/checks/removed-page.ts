/**
 * Sentences from the pages that providers and hosts show in place of a removed game, in lower case. A short page that
 * contains one of them counts as such a page. English comes first, then the other languages of the interface.
 */
const sentences = [
  'game has been removed',
  'game was removed',
  'game is no longer available',
  'game is not available',
  'game is currently unavailable',
  'game not found',
  'game does not exist',
  "game doesn't exist",
  'this game has been disabled',
  'content is no longer available',
  'page not found',
  'page cannot be found',
  "page can't be found",
  'file not found',
  '404 not found',
  'error 404',
  'not found on this server',
  'there is nothing here yet',
  "there isn't a github pages site here",
  'site not found',
  'repository not found',
  'nosuchbucket',
  'nosuchkey',
  'the specified key does not exist',
  'this domain is for sale',
  'buy this domain',
  'domain has expired',
  'domain is parked',
  'account has been suspended',
  // German
  'spiel wurde entfernt',
  'spiel ist nicht mehr verfügbar',
  'spiel nicht gefunden',
  'spiel existiert nicht',
  'seite nicht gefunden',
  'seite wurde nicht gefunden',
  // Spanish
  'juego ha sido eliminado',
  'juego fue eliminado',
  'juego ya no está disponible',
  'juego no encontrado',
  'juego no existe',
  'página no encontrada',
  // French
  'jeu a été supprimé',
  'jeu a été retiré',
  "jeu n'est plus disponible",
  'jeu introuvable',
  "jeu n'existe pas",
  'page introuvable',
  'page non trouvée',
  // Portuguese
  'jogo foi removido',
  'jogo não está mais disponível',
  'jogo já não está disponível',
  'jogo não encontrado',
  'jogo não existe',
  'página não encontrada',
  'página não foi encontrada',
  // Italian
  'gioco è stato rimosso',
  'gioco non è più disponibile',
  'gioco non trovato',
  'gioco non esiste',
  'pagina non trovata',
  // Polish
  'gra została usunięta',
  'gra nie jest już dostępna',
  'nie znaleziono gry',
  'gra nie istnieje',
  'nie znaleziono strony',
  'strona nie została znaleziona',
  // Turkish
  'oyun kaldırıldı',
  'oyun artık mevcut değil',
  'oyun bulunamadı',
  'oyun mevcut değil',
  'sayfa bulunamadı',
  // Japanese
  'ゲームは削除されました',
  'ゲームは現在利用できません',
  'ゲームが見つかりません',
  'ゲームは存在しません',
  'ページが見つかりません',
  // Arabic
  'تمت إزالة اللعبة',
  'تمت إزالة هذه اللعبة',
  'تم حذف اللعبة',
  'اللعبة لم تعد متاحة',
  'اللعبة غير متاحة',
  'اللعبة غير موجودة',
  'الصفحة غير موجودة',
  'لم يتم العثور على الصفحة',
] as const;

/** Longest text of a page that is searched. A longer page may contain such a sentence for another reason. */
const longestNotice = 2_000;

/** Returns the sentence that says that the game is gone, or `null`. `text` is the visible text of the page. */
export function findRemovalNotice(text: string): string | null {
  const read = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase();
  if (read.length > longestNotice) return null;
  return sentences.find((sentence) => read.includes(sentence)) ?? null;
}

/**
 * Returns the title and the text of a page without scripts, styles and tags. The result is not safe to show as HTML.
 */
export function readPageText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[^>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
