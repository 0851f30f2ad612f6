import { local } from '@org/chain-config';
import { render, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { german } from '../../messages/de.ts';
import { englishShare } from '../../messages/en/share.ts';
import { followMessages } from '../../messages/readerLocale.ts';
import { english } from '../../messages.ts';
import { formatPoints } from '../text/formatNumber.ts';
import { ContestsProvider } from './ContestsProvider.tsx';
import { useMessages } from './contests.ts';

afterAll(() => followMessages(english.locale));

const Shown = () => (
  <p>
    {useMessages('share', englishShare).copy} {formatPoints('8.25')}
  </p>
);

test('gives messages, dates and numbers in the language of the messages', () => {
  render(
    <ContestsProvider config={{ chains: [local] }} messages={german}>
      <Shown />
    </ContestsProvider>,
  );
  expect(screen.getByText('Link kopieren 8,25')).toBeDefined();
});
