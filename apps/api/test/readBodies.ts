import { inflateSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

/** Size and pixels (RGBA) of a PNG with 8 bits per channel. */
export function readPng(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.byteLength; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const size = view.getUint8(25) === 6 ? 4 : 3;
  const lines = inflateSync(Buffer.concat(parts));
  const pixels = new Uint8Array(width * height * size);
  const stride = width * size;
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < size ? 0 : (pixels[y * stride + x - size] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      const corner = x < size || y === 0 ? 0 : (pixels[(y - 1) * stride + x - size] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, choosePaeth(left, up, corner)][filter ?? 0] ?? 0;
      pixels[y * stride + x] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  /** The number of pixels of a color, as `#rrggbb`. */
  const countColor = (color: string): number => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    let count = 0;
    for (let at = 0; at < pixels.length; at += size)
      if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count++;
    return count;
  };
  return { width, height, countColor };
}

const choosePaeth = (left: number, up: number, corner: number) => {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
};

/** Parses XML strictly: throws for anything that is not well-formed, such as a control character. */
function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes, uri }) => {
    if (uri !== 'http://www.w3.org/2005/Atom') throw new Error(`${name} is not in Atom's namespace`);
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error('no element');
  return first;
}

/** A feed with what RFC 4287 requires of it. */
export function readFeed(xml: string) {
  const feed = parseXml(xml);
  const textOf = (element: XmlElement, name: string) => {
    const found = element.children.filter((child) => child.name === name);
    if (found.length !== 1) throw new Error(`${found.length} elements ${name}`);
    return found[0]?.text ?? '';
  };
  const hrefOf = (element: XmlElement, rel: string) =>
    element.children.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes
      .href;
  if (feed.name !== 'feed' || Number.isNaN(Date.parse(textOf(feed, 'updated')))) throw new Error('no feed');
  return {
    id: textOf(feed, 'id'),
    title: textOf(feed, 'title'),
    updated: textOf(feed, 'updated'),
    self: hrefOf(feed, 'self'),
    alternate: hrefOf(feed, 'alternate'),
    entries: feed.children
      .filter(({ name }) => name === 'entry')
      .map((entry) => ({
        id: textOf(entry, 'id'),
        title: textOf(entry, 'title'),
        updated: textOf(entry, 'updated'),
        href: hrefOf(entry, 'alternate'),
        author: textOf(entry.children.find(({ name }) => name === 'author') ?? entry, 'name'),
        content: textOf(entry, 'content'),
        isWithdrawn: entry.children.some(({ attributes }) => attributes.term === 'withdrawn'),
      })),
  };
}
