import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../tools/test/vitest/fuzz.ts';
import { MARKDOWN_LIMITS, type MarkdownBlock, type MarkdownInline, parseMarkdown } from './markdown.ts';

const text = (value: string): MarkdownInline => ({ type: 'text', text: value });
const paragraph = (...children: readonly MarkdownInline[]): MarkdownBlock => ({
  type: 'paragraph',
  children,
});
const plain = (value: string) => [paragraph(text(value))];
const link = (href: string, label: string): MarkdownInline => ({
  type: 'link',
  href,
  children: [text(label)],
});

describe('parses', () => {
  test.each<[string, string, readonly MarkdownBlock[]]>([
    ['nothing', '', []],
    [
      'paragraphs with line breaks',
      'One\ntwo  \nthree\r\n\r\nFour',
      [paragraph(text('One\ntwo\nthree')), ...plain('Four')],
    ],
    [
      'emphasis',
      'A *b* _c_ **d** __e__ ***f***',
      [
        paragraph(
          ...[text('A '), { type: 'emphasis', children: [text('b')] } as const, text(' ')],
          ...[{ type: 'emphasis', children: [text('c')] } as const, text(' ')],
          ...[{ type: 'strong', children: [text('d')] } as const, text(' ')],
          ...[{ type: 'strong', children: [text('e')] } as const, text(' ')],
          { type: 'emphasis', children: [{ type: 'strong', children: [text('f')] }] },
        ),
      ],
    ],
    ['escapes', '\\*not\\* \\[a\\]', plain('*not* [a]')],
    [
      'headings from level 3',
      '### A *b*\n###### C',
      [
        { type: 'heading', level: 3, children: [text('A '), { type: 'emphasis', children: [text('b')] }] },
        { type: 'heading', level: 6, children: [text('C')] },
      ],
    ],
    [
      'lists in lists',
      '- a\n- b\n  1. c\n  2. d\n\n  e\n\n7) f',
      [
        {
          type: 'list',
          start: null,
          items: [
            plain('a'),
            [...plain('b'), { type: 'list', start: 1, items: [plain('c'), plain('d')] }, ...plain('e')],
          ],
        },
        { type: 'list', start: 7, items: [plain('f')] },
      ],
    ],
    [
      'links',
      '[a](https://example.org/?q=1 "title") <http://example.org> <me@example.org>',
      [
        paragraph(
          ...[
            link('https://example.org/?q=1', 'a'),
            text(' '),
            link('http://example.org', 'http://example.org'),
          ],
          ...[text(' '), link('mailto:me@example.org', 'me@example.org')],
        ),
      ],
    ],
  ])('Markdown: %s', (_, source, tree) => {
    expect(parseMarkdown(source)).toEqual(tree);
  });
});

describe('keeps as plain text', () => {
  test.each([
    ['HTML', '<b>bold</b> and <a href="https://example.org">a link</a>'],
    ['a block of HTML', '<script>\nalert(1)\n</script>'],
    ['a comment', '<!-- hidden -->'],
    ['pictures', '![alt](https://example.org/a.png)'],
    ['headings of level 1 and 2', '# A title'],
    ['underlined headings', 'A title\n======='],
    ['code', '`*a*`'],
    ['blocks of code', '```js\n*a*\n```'],
    ['quotes', '> *a*\n> b'],
    ['a line', '---'],
    ['definitions', '[a]: https://example.org "b"'],
    ['references', '[a][b] ![c][d]'],
    ['a URL without brackets', 'https://example.org'],
    ['strike-through', '~~a~~'],
    ['tables', '| a |\n| - |\n| b |'],
    ['character references', '&lt;b&gt; &amp;'],
    ['numeric character references', '&#60;b &#x3C; &#38; &#0;'],
    ['a javascript: link', '[a](javascript:alert(1))'],
    ['a data: link', '[a](data:text/html,b)'],
    ['a link within the site', '[a](/other)'],
    ['a link with a control character', '[a](https://example.org/\u0001)'],
    ['an automatic link to another scheme', '<ftp://example.org>'],
  ])('Markdown outside of the subset: %s', (_, source) => {
    expect(parseMarkdown(source)).toEqual(plain(source));
  });

  test('a link with a scheme that is hidden by escapes', () => {
    expect(parseMarkdown('[a](java\\script:alert(1))')).toEqual(plain('[a](java\\script:alert(1))'));
  });
});

describe('limits', () => {
  const { characters, lines, nodes, depth } = MARKDOWN_LIMITS;
  const starts = (source: string) => JSON.stringify(parseMarkdown(source)).includes('"emphasis"');

  test('a longer text is plain, in paragraphs', () => {
    const long = (count: number) => `*a*\n\n${'b'.repeat(count - 5)}`;
    expect(starts(long(characters))).toBe(true);
    expect(parseMarkdown(long(characters + 1))).toMatchObject([...plain('*a*'), { type: 'paragraph' }]);
  });

  test('a text of more lines or nodes is plain', () => {
    expect(starts(`*a*${'\n'.repeat(lines - 1)}`)).toBe(true);
    expect(starts(`*a*${'\n'.repeat(lines)}`)).toBe(false);
    expect(starts(`*a*${'\r'.repeat(lines)}`)).toBe(false);
    // Each paragraph has 31 nodes.
    const many = `${'*a* '.repeat(10)}\n\n`;
    expect(starts(many.repeat(Math.floor(nodes / 31)))).toBe(true);
    expect(starts(many.repeat(Math.floor(nodes / 31) + 1))).toBe(false);
  });

  test('a block with thousands of delimiters is plain', () => {
    expect(starts('*a* '.repeat(1_000))).toBe(true);
    expect(starts('*a* '.repeat(3_000))).toBe(false);
  });

  test('shows content nested deeper as plain text', () => {
    const nested = '- '.repeat(depth + 3);
    const find = (blocks: readonly MarkdownBlock[]): number => {
      const [block] = blocks;
      return block?.type === 'list' ? 1 + find(block.items[0] ?? []) : 0;
    };
    expect(find(parseMarkdown(`${nested}a`))).toBe(depth);
    expect(JSON.stringify(parseMarkdown(`${nested}a`))).toContain('"- - - a"');
  });
});

/** Text in all leaves. */
const textOf = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node !== 'object' || node === null) return '';
  return 'text' in node ? String(node.text) : Object.values(node).map(textOf).join('');
};

describe('ends for hostile texts', () => {
  const repeat = (unit: string, size = 16_384) => unit.repeat(size / unit.length);
  const units = [
    ...[
      '*',
      '**',
      '_',
      '*a **b ',
      '[*a ',
      '[',
      '![',
      '](',
      '[a](<',
      '>',
      '> ',
      '- ',
      '1. ',
      '`',
      '`a',
      '\\[',
    ],
    ...['<a ', '<!--', '<div>\n', '- a\n', '|\n', '\n', ' ', '\t', '### ', '[a]: b\n', 'a@b', '&', '``  |\\'],
  ];
  test.each(units)('16 kB of %j', (unit) => {
    const source = repeat(unit);
    expect(JSON.stringify(parseMarkdown(source)).length).toBeLessThan(source.length * 40);
    parseMarkdown(`- ${source}`);
    parseMarkdown(repeat(unit, 8_192) + repeat(']', 8_192));
  });
});

const piece = fc.constantFrom(
  ...[
    '*',
    '_',
    '**',
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    '`',
    '\\',
    'a',
    ' ',
    '\n',
    '- ',
    '1. ',
    '### ',
    '  ',
  ],
  ...['](https://example.org)', '](javascript:a)', '<b>', '<!--', '-->', '&amp;', '\u0000', '\ud800', '🏆'],
);
fuzz(
  'markdown',
  'never throws, has safe links only, and shows every word',
  fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
    const source = pieces.join('');
    const tree = parseMarkdown(source);
    for (const [, href = ''] of JSON.stringify(tree).matchAll(/"href":"([^"]*)"/g))
      expect(href).toMatch(/^(?:https?:|mailto:)/i);
    const letters = (value: string) =>
      value.replaceAll(/\(https:\/\/example.org\)/g, '').match(/[a🏆]/gu)?.length ?? 0;
    expect(letters(textOf(tree))).toBe(letters(source));
  }),
);
