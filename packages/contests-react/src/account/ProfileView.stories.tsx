import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../person/samplePictures.ts';
import { type ProfileState, ProfileView } from './ProfileView.tsx';

const meta = {
  title: 'Web/Account profile',
  component: ProfileView,
  args: {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainName: 'Base Sepolia',
    state: {
      status: 'read',
      profile: {
        name: 'Mara Lind',
        about: 'Builds shelves for small libraries.\n\nJudges what others build, and says why.',
        picture: { kind: 'inside', src: samplePictures.photo },
        website: 'https://mara.example/shelves',
        x: 'mara_lind',
        telegram: 'maralind',
      },
    },
    explorerHref: 'https://sepolia.basescan.org/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    editHref: undefined,
    onRetry: () => {},
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (state: ProfileState): Story => ({ args: { state } });

export const Read: Story = {};
export const Own: Story = { args: { editHref: '#edit' } };
export const NameOnly = story({ status: 'read', profile: { name: 'Mara' } });
export const Hostile = story({
  status: 'read',
  profile: {
    name: 'Ẃ̶͉<b>Official</b>'.repeat(3),
    about: 'W'.repeat(400),
    website: `https://xn--pple-43d.com/${'a'.repeat(170)}`,
    picture: {
      kind: 'elsewhere',
      href: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/me.png',
    },
  },
});
export const NothingReadable = story({ status: 'read', profile: {} });
export const BrokenPicture = story({
  status: 'read',
  profile: { name: 'Mara', picture: { kind: 'inside', src: 'data:image/png;base64,iVBORw0KGgo=' } },
});
export const Loading = story({ status: 'loading' });
export const Failed = story({ status: 'failed' });
export const None = story({ status: 'none' });
export const NoneOfOnesOwn: Story = { args: { state: { status: 'none' }, editHref: '#edit' } };
export const Unavailable = story({ status: 'unavailable' });
export const Unreadable = story({ status: 'unreadable' });
export const Elsewhere = story({
  status: 'elsewhere',
  href: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/profile.json',
});

({
  read: Read,
  loading: Loading,
  failed: Failed,
  none: None,
  unavailable: Unavailable,
  unreadable: Unreadable,
  elsewhere: Elsewhere,
}) satisfies Record<ProfileState['status'], Story>;
