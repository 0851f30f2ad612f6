/** Messages of the frame that other sites show, and of the section that offers it. */
export const englishEmbed = {
  name: 'Contest',
  untitled: 'Untitled contest',
  /** Without names, the number of judges. */
  judges: (names: readonly string[], more: number) =>
    names.length === 0
      ? `${more} ${more === 1 ? 'judge' : 'judges'}`
      : `Judged by ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
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
  kinds: { component: 'Web component', frame: 'Plain frame' },
  kindHelps: { component: 'As tall as its content.', frame: 'Of a fixed height; needs no script.' },
  code: 'Code for your page',
  copy: 'Copy code',
  copied: 'Copied!',
  copyFailed: 'Not copied. Select the code and copy it.',
  preview: 'Preview of the embedded contest',
  frameTitle: (product: string) => `Contest on ${product}`,
} as const;
