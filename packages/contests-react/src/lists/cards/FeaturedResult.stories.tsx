import { local } from '@org/chain-config';
import type { ContestDocument } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import {
  createSampleContest,
  JUDGES,
  performSample,
  sampleDocument,
  toReview,
} from '../../testing/sampleContest.ts';
import { FeaturedResult } from './FeaturedResult.tsx';

const [tree, feet] = sampleDocumentPictures;
/** The server does not have it. */
const broken = { ...tree, uri: 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' };
const naming = { uid: `0x${'1'.repeat(64)}`, uri: 'ipfs://none' } as const;

type SampleProps = {
  readonly perform?: typeof performSample;
  readonly name?: (entry: string) => string;
  readonly picture?: typeof tree | undefined;
  readonly cover?: ContestDocument['cover'] | undefined;
  readonly title?: string;
  readonly isReading?: boolean;
};

function Sample(props: SampleProps) {
  const { perform = performSample, name = (entry) => `Sign ${entry}`, picture, cover, isReading } = props;
  const { result } = createSampleContest(perform);
  const contest = { ...result.contest, title: props.title ?? 'Signs for a small museum' };
  return (
    <FeaturedResult
      chainConfig={local}
      featured={
        isReading
          ? { status: 'reading' }
          : {
              ...{ status: 'read', contest, result, isReadingTexts: false, review: undefined },
              document: { ...sampleDocument, ...(cover && { cover }) },
              getName: (entry) => ({
                ...{ name: name(entry), host: undefined, whole: name(entry), link: '' },
                ...(picture && { picture, naming }),
              }),
            }
      }
    />
  );
}

const meta = {
  title: 'Web/Featured result',
  component: Sample,
  decorators: [
    (Story, { parameters }) => (
      <ContestsProvider
        config={{ ...sampleConfig, storesDocuments: true, ...(parameters.config as object | undefined) }}
      >
        <Story />
      </ContestsProvider>
    ),
  ],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;
const onPhone = { globals: { viewport: { value: 'phone' } } } as const;
const LONG = '<b>Name</b> of an entry that never ends '.repeat(6).trim();

export const WithPicture: Story = {
  args: { picture: feet, cover: tree },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First place: Sign 1')).toBeVisible();
  },
};
export const WithPictureInDark: Story = { ...WithPicture, ...dark };
export const WithoutCover: Story = { args: { picture: feet } };
export const WithoutPicture: Story = {};
export const WithoutPictureInDark: Story = { ...WithoutPicture, ...dark };
export const BrokenPictures: Story = { args: { picture: broken, cover: broken } };
export const PicturesHidden: Story = {
  args: { picture: feet, cover: tree },
  parameters: { config: { storesDocuments: false } },
};
export const Tie: Story = {
  args: {
    perform: (act) => {
      act(JUDGES[0], 'evaluation', toReview(1, [4, 9], ''));
      act(JUDGES[0], 'evaluation', toReview(2, [4, 9], ''));
    },
  },
};
export const LongNames: Story = { args: { name: () => LONG, title: LONG, picture: feet, cover: tree } };
export const LongNamesOnPhone: Story = { ...LongNames, ...onPhone };
export const Loading: Story = { args: { isReading: true } };
