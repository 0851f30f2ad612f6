import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Person, PersonView } from './Person.tsx';
import { samplePictures } from './samplePictures.ts';

afterEach(cleanup);
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('always shows the short address, and reads out the full one', () => {
  render(<PersonView address={address} person={{ name: 'Mara Lind' }} href="/accounts/x" />);
  expect(screen.getByText('0x70…79C8')).toBeTruthy();
  expect(screen.getByRole('link', { name: address })).toBeTruthy();
  expect(screen.getByText('Mara Lind')).toBeTruthy();
});

test('shows the name before the address', () => {
  const { container } = render(<PersonView address={address} person={{ name: 'Mara Lind' }} />);
  expect(container.textContent).toMatch(/^Mara Lind.*0x70…79C8/);
});

test('shows the whole name above the address where people are listed', () => {
  const { container } = render(<PersonView address={address} person={{ name: 'Mara Lind' }} stacked />);
  expect(container.firstElementChild?.hasAttribute('data-stacked')).toBe(true);
  expect(container.textContent).toMatch(/^Mara Lind.*0x70…79C8/);
});

test('shows the picture of the profile, and the generated one if the browser cannot draw it', async () => {
  const { container } = render(<PersonView address={address} person={{ picture: samplePictures.png }} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(samplePictures.png);
  picture?.dispatchEvent(new Event('error'));
  await expect.poll(() => container.querySelector('.laurel-avatar')).toBeTruthy();
});

test.each([
  ['mixed-alphabets', 'Mаra', 'This name mixes letters from several alphabets'],
  ['same-name', 'Mara', 'Another account here has a name that looks the same'],
] as const)('flags the name of an account: %s', (warning, name, sentence) => {
  render(<PersonView address={address} person={{ name, warning }} />);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('does not show a name that looks like an address', () => {
  render(<PersonView address={address} person={{ name: '0x3C44…93BC', warning: 'address' }} />);
  expect(screen.queryByText('0x3C44…93BC')).toBeNull();
  expect(screen.getByText('This account’s name looks like an address')).toBeTruthy();
});

test('needs no query client outside of a page', () => {
  render(<Person address={address} />);
  expect(screen.getByText('0x70…79C8')).toBeTruthy();
});
