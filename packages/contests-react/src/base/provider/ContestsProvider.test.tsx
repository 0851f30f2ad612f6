import { local } from '@org/chain-config';
import { render, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { german } from '../../messages/de.ts';
import { shareTexts } from '../../messages/en/share.ts';
import { followTexts } from '../../messages/readerLocale.ts';
import { english } from '../../texts.ts';
import { formatPoints } from '../text/formatNumber.ts';
import { ContestsProvider } from './ContestsProvider.tsx';
import { useTexts } from './contests.ts';

afterAll(() => followTexts(english.locale));

const Words = () => (
  <p>
    {useTexts('share', shareTexts).copy} {formatPoints('8.25')}
  </p>
);

test('gives texts, dates and numbers in the language of the texts', () => {
  render(
    <ContestsProvider config={{ chains: [local] }} texts={german}>
      <Words />
    </ContestsProvider>,
  );
  expect(screen.getByText('Link kopieren 8,25')).toBeDefined();
});
