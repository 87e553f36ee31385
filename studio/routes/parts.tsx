import { Copy, Ellipsis, EyeOff, Gamepad2, Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ColorField } from '../ui/color-field.tsx';
import { ComboBox } from '../ui/combo-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Keys } from '../ui/keys.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { Table } from '../ui/table.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showToast } from '../ui/toast.tsx';
import type { Selection } from 'react-aria-components';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

const options = [
  { id: 'viewer', label: 'Viewer', help: 'Reads everything' },
  { id: 'editor', label: 'Editor', help: 'Changes content and settings' },
  { id: 'owner', label: 'Owner', help: 'Manages operators and the system' },
];

const rows = Array.from({ length: 1_000 }, (_, index) => ({
  id: index + 1,
  title: `Item ${index + 1}`,
  opens: (index * 7_919) % 100_000,
}));

/** Shows every component of `studio/ui` in its states, for development. Production builds do not contain this page. */
export default function Parts() {
  const [isOpen, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [color, setColor] = useState('#FFCB08');
  const [device, setDevice] = useState<'phone' | 'tablet' | 'desktop'>('phone');
  const [selected, setSelected] = useState<Selection>(new Set([2]));
  const close = () => setOpen(null);
  return (
    <div className="flex">
      <Screen>
        <title>Parts</title>
        <PageHeader
          title="Parts"
          status="For development"
          actions={
            <>
              <Button icon={<Upload aria-hidden className="size-4" />}>Upload a zip</Button>
              <Button kind="primary" icon={<Plus aria-hidden className="size-4" />}>
                New game
              </Button>
            </>
          }
        />
        <div className="grid gap-4 desktop:grid-cols-2">
          <Card title="Buttons">
            <div className="flex flex-wrap items-center gap-2">
              <Button isBusy>Publish</Button>
              <Button isDisabled>Disabled</Button>
              <Button kind="quiet">Cancel</Button>
              <Button kind="danger" icon={<Trash2 aria-hidden className="size-4" />}>
                Delete
              </Button>
              <Button size="small">Run again</Button>
              <IconButton label="More" kind="secondary" icon={<Ellipsis aria-hidden className="size-4" />} />
              <Segmented
                label="Device"
                value={device}
                onChange={setDevice}
                options={[
                  { id: 'phone', label: 'Phone' },
                  { id: 'tablet', label: 'Tablet' },
                  { id: 'desktop', label: 'Desktop' },
                ]}
              />
              <Button onPress={() => showToast({ text: 'Pipe Puzzle is hidden', undo: close })}>Toast</Button>
              <Button onPress={() => setOpen('dialog')}>Dialog</Button>
              <Button onPress={() => setOpen('drawer')}>Drawer</Button>
              <Menu label="Block" trigger={<Button>Menu</Button>}>
                <MenuItem icon={<Copy aria-hidden className="size-4" />} keys="D">
                  Duplicate
                </MenuItem>
                <MenuItem icon={<EyeOff aria-hidden className="size-4" />}>Hide on phones</MenuItem>
                <MenuLine />
                <MenuItem icon={<Trash2 aria-hidden className="size-4" />} isDangerous keys="Del">
                  Remove
                </MenuItem>
              </Menu>
              <TextLink href="/">A link</TextLink>
            </div>
          </Card>
          <Card title="Fields">
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField label="Title" defaultValue="Paper Lanterns" help="Shown on the tile." />
              <TextField label="Title" error="A game needs a title." />
              <NumberField
                label="Number of items"
                defaultValue={16}
                minValue={0}
                published={{ text: '12', restore: close }}
              />
              <TextField
                label="Scripts of ads"
                defaultValue="hashes"
                isDisabled
                help="The owner can change this."
              />
              <Select label="Role" options={options} defaultValue="editor" />
              <ComboBox label="Category" options={options} placeholder="Type to search" />
              <ColorField
                label="Accent"
                first="#FFCB08"
                value={color}
                onChange={setColor}
                onCommit={setColor}
              />
              <TextField label="Intro" lines={3} />
              <Switch
                label="Shown in the portal"
                help="In lists, in search and on its own page"
                defaultSelected
              />
              <div className="flex flex-col gap-2">
                <Checkbox defaultSelected>Selected</Checkbox>
                <Checkbox isIndeterminate>Some</Checkbox>
                <Checkbox>None</Checkbox>
              </div>
            </div>
          </Card>
          <Card title="Messages">
            <div className="flex flex-col gap-3">
              <Banner title="Nothing was published.">
                The disk has 40 MB left; the backup before it needs 60 MB.
              </Banner>
              <Banner kind="warning">Two games have not answered since Friday.</Banner>
              <Banner kind="success">Every job ran.</Banner>
              <div className="flex gap-2">
                <Badge kind="success">Shown</Badge>
                <Badge kind="warning">Slow</Badge>
                <Badge kind="danger">Broken</Badge>
                <Badge kind="accent">Draft</Badge>
                <Badge>12</Badge>
                <Avatar name="Front Desk" />
                <Keys keys={['Ctrl', 'K']} />
              </div>
            </div>
          </Card>
          <Card title="Empty">
            <EmptyState
              icon={<Gamepad2 aria-hidden className="size-5" />}
              title="Add a game of your own"
              text="Drop a zip with an index.html here."
              action={<Button>Choose a file</Button>}
            />
          </Card>
        </div>
        <h2 className="mt-6 mb-3">Table</h2>
        <Table
          label="Items"
          className="h-96"
          items={rows}
          textOf={({ title }) => title}
          selected={selected}
          onSelect={setSelected}
          onOpen={() => setOpen('drawer')}
          columns={[
            {
              id: 'title',
              label: 'Title',
              width: '1fr',
              minWidth: 160,
              isSortable: true,
              cell: ({ title }) => title,
            },
            { id: 'opens', label: 'Openings', width: 140, align: 'end', cell: ({ opens }) => opens },
          ]}
          sort={{ column: 'title', direction: 'ascending' }}
          empty="None"
        />
        <h2 className="mt-6 mb-3">Skeleton</h2>
        <Card isFlush>
          <SkeletonRows count={3} />
        </Card>
        <Dialog
          title="Delete 24 games?"
          isOpen={isOpen === 'dialog'}
          onClose={close}
          actions={
            <>
              <Button kind="quiet" onPress={close}>
                Cancel
              </Button>
              <Button kind="danger" onPress={close}>
                Delete
              </Button>
            </>
          }
        >
          You can undo this in History for 400 days.
        </Dialog>
      </Screen>
      {isOpen === 'drawer' && (
        <Drawer title="Paper Lanterns" onClose={close}>
          <TextField label="Title" defaultValue="Paper Lanterns" />
        </Drawer>
      )}
    </div>
  );
}
