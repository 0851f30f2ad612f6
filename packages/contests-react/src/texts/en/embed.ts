/** Words of the frame that other sites show, and of the section that offers it. */
export const embedTexts = {
  untitled: 'Untitled contest',
  ends: (at: string) => `Judging ends ${at}.`,
  ended: (at: string) => `Judging ended ${at}.`,
  open: (product: string) => `Open in ${product}`,
  hidden: {
    title: 'This contest is hidden here',
    text: 'The operator of this site hides it. It stays on the chain, where anyone can read it.',
  },
  heading: 'Embed',
  intro: 'Show the live ranking on your own page. Readers need no wallet, and the frame sets no cookies.',
  theme: 'Theme',
  themes: { system: 'As the reader’s system', light: 'Light', dark: 'Dark' },
  kind: 'Code',
  kinds: { component: 'Web component, as tall as its content', frame: 'Frame of a fixed height' },
  code: 'Code for your page',
  copy: 'Copy code',
  copied: 'Copied!',
  copyFailed: 'Not copied. Select the code and copy it.',
  preview: 'Preview of the embedded contest',
  frameTitle: (title: string) => `Contest: ${title}`,
} as const;
