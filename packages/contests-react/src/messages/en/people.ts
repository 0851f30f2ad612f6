/** Words about the names in account profiles. */
export const peopleTexts = {
  warnings: {
    address: 'This account’s name looks like an address',
    'mixed-alphabets': 'This name mixes letters from several alphabets',
    'same-name': 'Another account here has a name that looks the same',
  },
} as const;
