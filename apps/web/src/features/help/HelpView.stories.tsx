import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpView } from './HelpView.tsx';

const meta = { title: 'Web/Help', component: HelpView } satisfies Meta<typeof HelpView>;

export default meta;

export const Help: StoryObj<typeof meta> = {};
