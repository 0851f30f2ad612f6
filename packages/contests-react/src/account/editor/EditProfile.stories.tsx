import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { englishPictures } from '../../messages/en/pictures.ts';
import { samplePictures } from '../../person/samplePictures.ts';
import type { PictureProblem } from '../../person/shrinkPicture.ts';
import { EditProfileFrame, type EditProfileState, EditProfileView } from './EditProfileView.tsx';
import { SizeNotice } from './ProfileEditor.tsx';
import { EMPTY_PROFILE } from './profileForm.ts';

const nothing = () => {};
const form = {
  name: 'Mara Lind',
  about: 'Builds shelves for small libraries.',
  picture: samplePictures.photo,
  website: 'https://mara.example/shelves',
  x: 'mara_lind',
  telegram: 'maralind',
};

const frame = {
  state: 'there',
  chainName: 'Base Sepolia',
  accountHref: '#account',
  onConnect: nothing,
  onRetry: nothing,
} as const;

const meta = {
  title: 'Web/Edit profile',
  component: EditProfileView,
  render: (args) => (
    <EditProfileFrame {...frame}>
      <EditProfileView {...args} />
    </EditProfileFrame>
  ),
  args: {
    form,
    problems: {},
    isShrinking: false,
    isKept: true,
    isChanged: true,
    isUnchangedNoted: false,
    onChange: nothing,
    onBlur: nothing,
    onChoosePicture: nothing,
    onSubmit: nothing,
    onDiscard: nothing,
  },
} satisfies Meta<typeof EditProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (state: EditProfileState): Story => ({
  render: () => <EditProfileFrame {...frame} state={state} accountHref={undefined} />,
});
const messages = englishAccountEditor.problems;
const picture = (problem: PictureProblem): Story => ({
  args: { problems: { picture: englishPictures.problems[problem] } },
});

export const Filled: Story = {};
export const Empty: Story = { args: { form: EMPTY_PROFILE, isChanged: false } };
export const Unchanged: Story = { args: { isChanged: false, isUnchangedNoted: true } };
export const NotKept: Story = { args: { isKept: false } };
export const Shrinking: Story = { args: { isShrinking: true } };
export const PictureElsewhere: Story = {
  args: { form: { ...form, picture: 'https://mara.example/me.png' } },
};
export const Problems: Story = {
  args: {
    form: { ...form, website: 'ftp://mara', x: 'mara lind', telegram: '1' },
    problems: {
      name: messages.name(61, 60),
      about: messages.about(401, 400),
      picture: messages.size.picture('9,012', '8,000'),
      website: messages.website,
      x: messages.x,
      telegram: messages.telegram,
    },
  },
};
export const NoPicture = picture('not-a-picture');
export const BrokenPicture = picture('broken');
export const HugePicture = picture('too-large');
export const PictureDoesNotFit = picture('does-not-fit');
const kept = { keptFields: ['history', 'badges'], isLeftOut: false, onLeaveOut: nothing };
export const TooLarge: Story = {
  args: { notice: <SizeNotice {...kept} problem={{ bytes: 12_093, cause: 'kept' }} /> },
};
export const TooMuchText: Story = {
  args: { notice: <SizeNotice {...kept} problem={{ bytes: 9_012, cause: 'texts' }} /> },
};
export const FieldsLeftOut: Story = {
  args: { notice: <SizeNotice {...kept} isLeftOut problem={undefined} /> },
};
export const NotConnected = page('not-connected');
export const Loading = page('loading');
export const Failed = page('failed');
export const Unavailable = page('unavailable');

({
  'not-connected': NotConnected,
  loading: Loading,
  failed: Failed,
  unavailable: Unavailable,
  there: Filled,
}) satisfies Record<EditProfileState, Story>;
({
  'not-a-picture': NoPicture,
  broken: BrokenPicture,
  'too-large': HugePicture,
  'does-not-fit': PictureDoesNotFit,
}) satisfies Record<PictureProblem, Story>;
