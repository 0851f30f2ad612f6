import {
  Address,
  Banner,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  ClockIcon,
  CopyButton,
  IconButton,
  Link,
  Mark,
  Meter,
  MoreIcon,
  PlusIcon,
  Table,
  Tag,
  TextArea,
  TextField,
} from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Overview' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const judges = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
];
const ranking = [
  [1, 'ballot.example', '26.00', '5 of 5'],
  [2, 'quorum.example', '23.50', '5 of 5'],
  [2, 'ledger.example', '23.50', '4 of 5'],
  [4, 'tidewatch.example', '18.33', '3 of 5'],
] as const;

function Contest() {
  return (
    <Card as="section" className="laurel-story-stack">
      <div className="laurel-story-row">
        <Tag tone="success" icon={<ClockIcon size="small" />}>
          Judging
        </Tag>
        <span>ends in 2 days</span>
      </div>
      <h2>Autumn hackathon for public goods</h2>
      <div className="laurel-story-row">
        {judges.map((judge) => (
          <Address key={judge} address={judge} picture copyable={false} href={`#${judge}`} />
        ))}
      </div>
      <Meter label="Reviews" value={34} max={45} text="34 of 45 reviews" showText />
      <Table label="Ranking">
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Entry</th>
            <th scope="col" data-numeric>
              Points
            </th>
            <th scope="col" data-numeric>
              Reviews
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking.map(([rank, entry, points, reviews]) => (
            <tr key={entry}>
              <td>{rank === 1 ? <Tag tone="gold">1</Tag> : rank}</td>
              <th scope="row">
                <Link href={`#${entry}`}>{entry}</Link>
              </th>
              <td data-numeric>{points}</td>
              <td data-numeric>{reviews}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Review() {
  return (
    <Card as="section" className="laurel-story-stack">
      <CheckboxGroup label="15 of 30 points" help="Five points for each that is true">
        <Checkbox
          row
          label="Presentation"
          description="A stranger understands it"
          trailing="+5"
          defaultChecked
        />
        <Checkbox
          row
          label="Creativity"
          description="You have not seen it before"
          trailing="+5"
          defaultChecked
        />
        <Checkbox row label="Documentation" description="You could run it tonight" trailing="+5" />
      </CheckboxGroup>
      <TextField label="Title" defaultValue=" " error="Give the contest a title" count="1 of 200" />
      <TextArea label="Comment" hint="Optional" rows={2} count="0 of 5,000" />
      <div className="laurel-story-row">
        <Button>Publish review</Button>
        <Button variant="outlined">Cancel</Button>
        <CopyButton variant="quiet" value="#link">
          Copy link
        </CopyButton>
      </div>
    </Card>
  );
}

/** The controls together on one page. */
export const Page: Story = {
  render: () => (
    <div className="laurel-story-grid">
      <div className="laurel-story-row">
        <Mark />
        <h1>Contests</h1>
        <Button icon={<PlusIcon />}>Start a contest</Button>
        <IconButton label="More" variant="outlined">
          <MoreIcon />
        </IconButton>
      </div>
      <Banner
        tone="warning"
        title="Wrong network"
        action={
          <Button size="small" variant="outlined">
            Switch to Base
          </Button>
        }
      >
        Wrong network detected, switch or disconnect to continue.
      </Banner>
      <div className="laurel-story-columns">
        <Contest />
        <Review />
      </div>
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
