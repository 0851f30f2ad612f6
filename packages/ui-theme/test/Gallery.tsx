import {
  Address,
  Avatar,
  Banner,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  CopyButton,
  Dialog,
  EmptyState,
  IconButton,
  Link,
  Mark,
  Menu,
  Meter,
  MoreIcon,
  NotificationsProvider,
  Progress,
  RouteProgress,
  Select,
  Skeleton,
  Table,
  Tabs,
  Tag,
  TextArea,
  TextField,
  Tooltip,
  TrophyIcon,
  useNotify,
  VisuallyHidden,
} from '@org/ui-theme';
import { useState } from 'react';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Every component of the package on one page. */
export function Gallery() {
  return (
    <NotificationsProvider>
      <main>
        <h1>
          <Mark label="Laurel" /> A result that everybody can recompute
        </h1>
        <Plain />
        <Forms />
        <Layered />
      </main>
    </NotificationsProvider>
  );
}

function Plain() {
  return (
    <Card as="section" pressable>
      <h2>
        <Link quiet href="#contest">
          Autumn hackathon for public goods
        </Link>
      </h2>
      <p>
        Nine teams, five judges, and everything that they said, in public and for ever, so that anybody can
        check it.
      </p>
      <Tag tone="gold" icon={<TrophyIcon size="small" />}>
        First
      </Tag>
      <Link external href="https://example.com">
        An entry
      </Link>
      <Avatar address={address} label="A judge" />
      <Address address={address} picture href="#account" />
      <Address address={address} name="Local Judge 1" />
      <Meter label="Reviews" value={34} max={45} text="34 of 45 reviews" showText />
      <Progress label="Reading" value={3} max={4} />
      <Progress label="Waiting" />
      <Skeleton lines={3} label="Loading" />
      <Banner title="Judging is over" tone="warning" action={<Button>Open</Button>}>
        What comes now is not counted.
      </Banner>
      <EmptyState title="Nothing yet" />
      <Table label="Ranking">
        <thead>
          <tr>
            <th scope="col">Entry</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>ballot.example</td>
          </tr>
        </tbody>
      </Table>
      <VisuallyHidden>Heard</VisuallyHidden>
    </Card>
  );
}

function Forms() {
  return (
    <Card as="section">
      <TextField label="Title" help="What people will see" error="Give it a title" count="0 of 200" />
      <TextArea label="Judges" hint="One address a line" code defaultValue={address} />
      <CheckboxGroup label="Criteria">
        <Checkbox row label="Presentation" description="Clear to a stranger" trailing="+5" />
        <Checkbox label="All" indeterminate />
      </CheckboxGroup>
      <Button>Contained</Button>
      <Button variant="outlined" loading>
        Outlined
      </Button>
      <CopyButton value="text">Copy link</CopyButton>
    </Card>
  );
}

const options = [
  { value: 'base', label: 'Base' },
  { value: 'optimism', label: 'OP Mainnet' },
];
const tabs = [
  { id: 'one', label: 'One', content: 'First panel' },
  { id: 'two', label: 'Two', content: 'Second panel' },
];

function Layered() {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [network, setNetwork] = useState<string | null>(null);
  const [active, setActive] = useState(false);
  return (
    <Card as="section">
      <Select label="Network" options={options} value={network} onValueChange={setNetwork} />
      <Tabs label="Views" tabs={tabs} />
      <Tooltip content="A few words">
        <Button>Explain</Button>
      </Tooltip>
      <Menu
        trigger={
          <IconButton label="More">
            <MoreIcon />
          </IconButton>
        }
        items={[{ label: 'Act', onPress: () => {} }, 'separator', { label: 'Go', href: '#go' }]}
      />
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Check what you sign" description="Permanently public">
        <TextField label="Comment" />
        <Button onClick={() => notify.error('Said in the dialog')}>Say</Button>
      </Dialog>
      <Button onClick={() => notify.success('Contest started')}>Notify</Button>
      <Button onClick={() => setActive((now) => !now)}>Change page</Button>
      <RouteProgress active={active} />
    </Card>
  );
}
