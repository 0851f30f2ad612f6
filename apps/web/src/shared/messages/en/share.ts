/** Words of the share page. */
export const share = {
  title: 'Share the contest',
  started: 'Your contest is visible to everyone.',
  text: 'Judges need nothing but this link and their wallet. Everybody else can read along.',
  link: 'Link to the contest',
  copy: 'Copy link',
  copied: 'Copied!',
  copyFailed: 'Not copied. Select the link and copy it yourself.',
  elsewhere: 'Pass it on',
  x: 'X',
  telegram: 'Telegram',
  email: 'E-mail',
  post: (title: string) => `Follow the judging: ${title}`,
  untitled: 'a contest',
  toContest: 'Open the contest',
} as const;
