import { expect, test } from 'vitest';
import { listHiddenParts } from './ConnectButtonView.tsx';

test('a side without a value has the default of the button', () => {
  expect(listHiddenParts({ chainStatus: { smallScreen: 'none', largeScreen: undefined } })).toEqual(
    listHiddenParts({ chainStatus: { smallScreen: 'none' } }),
  );
  expect(listHiddenParts({ chainStatus: { smallScreen: 'none' } })).toEqual({
    'data-hidden-small': 'chain balance',
    'data-hidden-large': '',
  });
});
