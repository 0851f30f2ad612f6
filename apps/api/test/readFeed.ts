import { SaxesParser } from 'saxes';

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
