/** Messages for pictures of contests, entries and profiles. */
export const englishPictures = {
  field: 'Picture',
  choose: 'Add a picture',
  chooseMore: 'One more',
  help: (max: number) =>
    max === 1
      ? 'Drop, paste, choose or take one. Your browser shrinks it and removes its metadata, such as where it was taken.'
      : `Drop, paste, choose or take up to ${max}. Your browser shrinks them and removes their metadata, such as where they were taken. The first one goes on the card.`,
  shortHelp: (max: number) =>
    max === 1
      ? 'Drop, paste, choose or take one.'
      : `Drop, paste, choose or take up to ${max}. The first one goes on the card.`,
  shrinking: 'Shrinking the picture',
  storing: 'Storing the picture',
  onCard: 'On the card',
  picture: (n: number) => `Picture ${n}`,
  alt: 'Alternative text',
  altOf: (n: number) => `Alternative text ${n}`,
  altHint: 'for people who can’t see it',
  remove: (name: string) => `Remove ${name}`,
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
  missing: 'The server no longer has this picture. Remove it and add it again.',
  tooMany: (max: number) =>
    max === 1
      ? 'There is room for one picture. Remove it to add another one.'
      : `There is room for ${max} pictures. Remove one to add another one.`,
  tryAgain: 'Try again',
  notPossible: 'Pictures are not possible here: this site’s server does not store them.',
  problems: {
    'not-a-picture': 'Unsupported file type. Use PNG, JPEG, WebP or GIF.',
    broken: 'This picture can’t be opened. The file may be damaged.',
    'too-large': 'This picture is too large to open here. Make it smaller first.',
    'does-not-fit': 'This picture can’t be made small enough. Try another one.',
  },
};
