import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonView } from './Person.tsx';
import { samplePictures } from './samplePictures.ts';

const meta = {
  title: 'Web/Person',
  component: PersonView,
  args: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
} satisfies Meta<typeof PersonView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;
const named = { name: 'Mara Lind', picture: samplePictures.photo };
const hostile = `${'Ẑ̂̂Very-long-name-'.repeat(12)} 窯 🏺`;

export const AddressOnly: Story = {};
export const Named: Story = { args: { person: named, href: '#account', copyable: true } };
export const NamedInDark: Story = { ...Named, ...dark };
export const InSentence: Story = {
  args: { person: named, inline: true },
  render: (args) => (
    <p>
      You are not a judge of this contest: <PersonView {...args} />
    </p>
  ),
};
export const Stacked: Story = { args: { person: named, href: '#account', stacked: true } };
export const StackedWithoutName: Story = { args: { href: '#account', stacked: true } };
export const BrokenPicture: Story = {
  args: { person: { name: 'Mara', picture: 'data:image/png;base64,AA==' } },
};
export const LongName: Story = { args: { person: { name: hostile, warning: 'mixed-alphabets' } } };
export const RightToLeft: Story = { args: { person: { name: 'מרה 123 (!)' } } };
export const SameName: Story = { args: { person: { name: 'lris', warning: 'same-name' } } };
export const SameNameInDark: Story = { ...SameName, ...dark };
export const NameLikeAnAddress: Story = { args: { person: { name: '0x3C44…93BC', warning: 'address' } } };

const lengths = [1, 24, 60].map((length) => 'Wilhelmina '.repeat(6).slice(0, length).replace(/ $/, 'n'));
/** The widths of a card's column, and of the windows of phones, tablets and desktops without their margins. */
const widths = [200, 328, 358, 812, 1_216];

const getWidth = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;

/** In every kind of place, among them rows and grids that grow with their content. */
export const NamesComeFirst: Story = {
  args: { href: '#account' },
  render: (args) => (
    <>
      {widths.map((width) => (
        <div key={width} data-place ref={(place) => place?.style.setProperty('inline-size', `${width}px`)}>
          {lengths.map((name) => {
            const person = { name, picture: samplePictures.photo };
            return (
              <div key={name} data-name={name.length}>
                <PersonView {...args} person={person} />
                <PersonView {...args} person={person} stacked />
                <PersonView {...args} person={{ ...person, warning: 'same-name' }} copyable />
                <p>
                  <PersonView {...args} person={person} inline />
                </p>
                <div className="laurel-story-row">
                  <PersonView {...args} href={undefined} person={person} inline />
                </div>
                <div className="laurel-story-unbroken">
                  <PersonView {...args} href={undefined} person={person} copyable />
                </div>
              </div>
            );
          })}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const place of canvasElement.querySelectorAll('[data-place]')) {
      const width = getWidth(place);
      const edge = place.getBoundingClientRect().right;
      const isOutside = (element: Element) => element.getBoundingClientRect().right > edge + 1;
      await expect([...place.querySelectorAll('*')].filter(isOutside), `${width} px`).toEqual([]);
      for (const bdi of place.querySelectorAll('bdi')) {
        const address = bdi.closest('span')?.parentElement?.querySelector('.laurel-address-short');
        const about = `${bdi.textContent} in ${width} px`;
        const isWhole = bdi.scrollHeight <= bdi.clientHeight;
        await expect(isWhole || getWidth(bdi) >= getWidth(address), about).toBe(true);
        // Something of the address is always shown.
        await expect(getWidth(address), about).toBeGreaterThan(40);
        if (bdi.textContent.length === 24 && width >= 812) await expect(isWhole, about).toBe(true);
      }
    }
  },
};
