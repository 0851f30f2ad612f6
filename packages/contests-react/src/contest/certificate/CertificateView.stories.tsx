import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contest, JUDGES, NOW, result } from '../../testing/sampleContest.ts';
import { CertificateView } from './CertificateView.tsx';

const ranked = result.ranking.find(({ entry }) => entry === '1');
if (!ranked) throw new Error('the sample has no first entry');

const meta = {
  title: 'Web/Certificate',
  component: CertificateView,
  args: {
    contest: { ...contest, endsAt: NOW - 86_400n },
    ranked,
    ...{ total: 12, sharedBy: 1, name: 'shelf', team: ['Mei Lin', 'Omar Reyes'], judges: JUDGES },
    entryPath: '#entry',
    contestUrl: `https://laurel.example/contests/local/${contest.uid}`,
  },
} satisfies Meta<typeof CertificateView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'shelf' })).toBeVisible();
    await expect(canvas.getByText('1st')).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.contestUrl })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};
export const SharedRank: Story = { args: { ranked: { ...ranked, rank: 2 }, sharedBy: 3, team: [] } };
export const LongAndHostile: Story = {
  args: {
    contest: { ...contest, title: `<img src=x onerror=alert(1)> ${'never ends '.repeat(20)}` },
    ranked: { ...ranked, rank: 103 },
    ...{ total: 1_204, name: `\u202e${'Long '.repeat(90)}`, team: Array(20).fill('A name that is long') },
    judges: Array.from({ length: 100 }, (_, n) => `0x${`${n + 1}`.padStart(40, '0')}` as const),
  },
};
