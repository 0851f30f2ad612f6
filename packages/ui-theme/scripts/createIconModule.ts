import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The icons by the names of Lucide's drawings. Three modules, because a bundler loads a module as a whole: the icons of every
 * page (notifications, header, reading a contest), those that only some pages show, and those of an organizer's form and desk.
 */
export const iconModules = {
  shellIcons: {
    CalendarIcon: 'calendar',
    CheckIcon: 'check',
    ChevronDownIcon: 'chevron-down',
    ClockIcon: 'clock',
    CloseIcon: 'x',
    CopyIcon: 'copy',
    ErrorIcon: 'circle-alert',
    ExternalLinkIcon: 'external-link',
    InfoIcon: 'info',
    MenuIcon: 'menu',
    SearchIcon: 'search',
    ShareIcon: 'share-2',
    SuccessIcon: 'circle-check',
    TableIcon: 'table',
    UndoIcon: 'undo-2',
    UserIcon: 'user',
    VerifiedIcon: 'shield-check',
    WalletIcon: 'wallet',
    WarningIcon: 'triangle-alert',
  },
  pageIcons: {
    ArrowLeftIcon: 'arrow-left',
    ArrowRightIcon: 'arrow-right',
    ChevronRightIcon: 'chevron-right',
    DownloadIcon: 'download',
    EditIcon: 'pencil',
    FeeIcon: 'fuel',
    JudgesIcon: 'users',
    LinkIcon: 'link',
    MinusIcon: 'minus',
    MoreIcon: 'ellipsis',
    PlusIcon: 'plus',
    RefreshIcon: 'refresh-cw',
    RemoveIcon: 'trash-2',
    ReviewIcon: 'message-square',
    SettingsIcon: 'settings',
    SignOutIcon: 'log-out',
    TrophyIcon: 'trophy',
  },
  formIcons: {
    ArrowDownIcon: 'arrow-down',
    ArrowUpIcon: 'arrow-up',
    BellIcon: 'bell',
    GridIcon: 'layout-grid',
    GripIcon: 'grip-vertical',
    InboxIcon: 'inbox',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Icons that point to the next or previous thing. */
const DIRECTIONAL = ['arrow-left', 'arrow-right', 'chevron-right'];

type Attributes = Readonly<Record<string, string>>;

const SHAPE = /<(?!svg)(\w+) ([^>]*)>/g;

const readAttributes = (html: string): Attributes =>
  Object.fromEntries([...html.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** Writes a module of icons. Lucide's own components would cost every page 1 kB of script. */
export async function createIconModule(icons: Readonly<Record<string, string>>): Promise<string> {
  const lines = await Promise.all(
    Object.entries(icons).map(async ([name, drawing]) => {
      const { default: Drawing } = await import(`lucide-react/icons/${drawing}`);
      const path = [...renderToStaticMarkup(createElement(Drawing)).matchAll(SHAPE)]
        .map(([, shape = '', attributes = '']) => toPath(shape, readAttributes(attributes)))
        .join('');
      const flips = DIRECTIONAL.includes(drawing) ? ', true' : '';
      return `export const ${name} = /* @__PURE__ */ createIcon('${path}'${flips});\n`;
    }),
  );
  return [
    '/* Written by scripts/generate.ts from the drawings of Lucide (https://lucide.dev, ISC license). */\n',
    "import { createIcon } from '../base/createIcon.tsx';\n\n",
    ...lines,
  ].join('');
}

/** A shape as the data of a path that starts at an absolute point, so that paths can be joined. */
export function toPath(shape: string, attributes: Attributes): string {
  const read = (name: string) => Number(attributes[name] ?? 0);
  switch (shape) {
    case 'path':
      return startAbsolute(attributes.d ?? '');
    case 'line':
      return `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`;
    case 'polyline':
      return `M${attributes.points ?? ''}`;
    case 'circle': {
      const r = read('r');
      return `M${read('cx') - r} ${read('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
    }
    case 'rect': {
      const [r, width, height] = [
        read('rx'),
        read('width') - 2 * read('rx'),
        read('height') - 2 * read('rx'),
      ];
      const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
      return `M${read('x') + r} ${read('y')}h${width}${corner(r, r)}v${height}${corner(-r, r)}h-${width}${corner(-r, -r)}v-${height}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`cannot draw a ${shape} as a path`);
  }
}

const MOVE = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/;

/** `m` moves from the end of the path before it, and the numbers after its first two are relative lines. */
const startAbsolute = (path: string): string =>
  path.replace(MOVE, (_, x, y, number) => `M${x} ${y}${number === undefined ? '' : 'l'}`);
