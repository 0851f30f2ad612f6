import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSkeleton } from './Pages.tsx';
import type { PageName } from './routes.ts';

const meta = {
  title: 'Web/Outlines',
  component: PageSkeleton,
  args: { page: 'contests' },
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartPage: Story = { args: { page: 'landing' } };
export const Contests: Story = { args: { page: 'contests' } };
export const StartContest: Story = { args: { page: 'start' } };
export const Contest: Story = { args: { page: 'contest' } };
export const Entry: Story = { args: { page: 'entry' } };
export const Certificate: Story = { args: { page: 'certificate' } };
export const Share: Story = { args: { page: 'share' } };
export const Submit: Story = { args: { page: 'submit' } };
export const Submission: Story = { args: { page: 'submission' } };
export const Reviews: Story = { args: { page: 'reviews' } };
export const Drafts: Story = { args: { page: 'drafts' } };
export const Account: Story = { args: { page: 'account' } };
export const EditProfile: Story = { args: { page: 'edit-profile' } };
export const Help: Story = { args: { page: 'help' } };
export const Settings: Story = { args: { page: 'settings' } };
export const Terms: Story = { args: { page: 'terms' } };
export const Privacy: Story = { args: { page: 'privacy' } };
export const NotFound: Story = { args: { page: 'not-found' } };

// An outline without a story does not compile.
({
  landing: StartPage,
  contests: Contests,
  start: StartContest,
  contest: Contest,
  entry: Entry,
  certificate: Certificate,
  share: Share,
  submit: Submit,
  submission: Submission,
  reviews: Reviews,
  drafts: Drafts,
  account: Account,
  'edit-profile': EditProfile,
  help: Help,
  settings: Settings,
  terms: Terms,
  privacy: Privacy,
  'not-found': NotFound,
}) satisfies Record<PageName, Story>;
