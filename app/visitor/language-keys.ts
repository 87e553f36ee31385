/** Local storage key of the language that a visitor has chosen, a BCP 47 tag. */
export const chosenLanguageKey = 'language';
/** Local storage key of the languages that were offered to a visitor, so that each is offered once. */
export const offeredLanguageKey = 'language_offered';
/** Session storage key of the text that a visitor has typed into the search field before changing the language. */
export const typedSearchKey = 'typed_search';
/** Session storage key of the address that a visitor left by accepting an offered language. */
export const leftAddressKey = 'language_left';
