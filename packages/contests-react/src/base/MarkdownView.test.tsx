import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkdownView } from './MarkdownView.tsx';

afterEach(cleanup);

const draw = async (text: string, level: 3 | 5 = 3) => {
  const view = render(<MarkdownView text={text} level={level} />);
  // The parser has loaded once the text is no longer one plain paragraph.
  await waitFor(() => expect(view.container.querySelector('div > div')).toBeTruthy());
  return view.container;
};

test('shows the plain text until the parser has loaded', async () => {
  const { container } = render(<MarkdownView text="One *word*" level={3} />);
  expect(container.textContent).toMatch(/^One \*?word\*?$/);
  await waitFor(() => expect(container.querySelector('em')?.textContent).toBe('word'));
});

test('shows headings at the levels that fit the place', async () => {
  const text = '### Who\n\n#### How\n\n###### Last';
  await draw(text);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'H6']);
  cleanup();
  await draw(text, 5);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H5', 'H6', 'H6']);
});

test('shows lists, emphasis and links as elements', async () => {
  const container = await draw('- **a**\n- b\n\n3. [rules](https://example.org/rules)');
  expect(container.querySelector('ul strong')?.textContent).toBe('a');
  expect(container.querySelector('ol')?.getAttribute('start')).toBe('3');
  const link = screen.getByRole('link', { name: 'rules' });
  expect(link.getAttribute('href')).toBe('https://example.org/rules');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('describes its links by an element of the page', async () => {
  const { container } = render(
    <>
      <MarkdownView text="Read the [rules](https://example.org/rules)" level={3} linksDescribedBy="hint" />
      <MarkdownView text="Read the [terms](https://example.org/terms)" level={3} />
    </>,
  );
  await screen.findByRole('link', { name: 'rules' });
  const described = [...container.querySelectorAll('[aria-describedby]')];
  expect(described.map((each) => [each.textContent, each.getAttribute('aria-describedby')])).toEqual([
    ['rules', 'hint'],
  ]);
});

test.each([
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '[a](javascript:alert(1)) [b](java\nscript:alert(1)) [c](data:text/html,x) [d](/path) [e](//host)',
  '![picture](https://example.org/a.png)',
  '<a href="https://example.org">a</a>',
])('shows as text what is not in the subset: %s', async (text) => {
  const container = await draw(text);
  expect(container.querySelector('img, script, a, iframe')).toBeNull();
  expect(container.textContent?.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test.each(['- '.repeat(16_000), '*'.repeat(32_000), '['.repeat(32_000), '- a\n'.repeat(1_999)])(
  'shows hostile text in few levels (%#)',
  async (text) => {
    const container = await draw(text);
    const depth = (node: Element): number => 1 + Math.max(0, ...Array.from(node.children, depth));
    expect(depth(container)).toBeLessThan(30);
  },
);

test.each([
  ['[bank.example](https://evil.example/a)', 'bank.example (evil.example)'],
  ['[bank.example/evil.example](https://evil.example)', 'bank.example/evil.example (evil.example)'],
  ['[evil.example.bank.example](https://evil.example)', 'evil.example.bank.example (evil.example)'],
  ['[evil.example@bank.example](https://evil.example)', 'evil.example@bank.example (evil.example)'],
  ['[bank\u2024example](https://evil.example)', 'bank\u2024example (evil.example)'],
  ['[the rules](https://evil.example/a)', 'the rules (evil.example)'],
  ['[*bank*.example](mailto:a@evil.example)', 'bank.example (a@evil.example)'],
  ['[evil.example](https://evil.example/b)', 'evil.example'],
  ['[https://www.Evil.example/b](https://evil.example/b)', 'https://www.Evil.example/b'],
  ['[evil.example](https://www.evil.example/b)', 'evil.example'],
  ['[a@evil.example](mailto:a@evil.example)', 'a@evil.example'],
])('shows where a link leads unless its words do: %s', async (text, shown) => {
  expect((await draw(text)).textContent).toBe(shown);
});
