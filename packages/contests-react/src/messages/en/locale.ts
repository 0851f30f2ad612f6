/** The language of this catalogue (BCP 47): dates, numbers, the page's `lang` and the wallet dialogs follow it. */
export const locale = 'en-GB';
