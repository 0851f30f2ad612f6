import type { DefaultTheme } from 'vitepress';
import { listPackages } from '../../../tools/test/consumers/packages.ts';
import { listEntries } from './listEntries.ts';
import { root, sections, toSitePath } from './pages.ts';

type Item = DefaultTheme.SidebarItem;

/** The path of an entry's page: `@org/contests/chain` is `/reference/contests/chain`. */
const toReferencePath = (entry: string) => `/reference/${entry.replace(/^@[^/]+\//, '')}`;

function createReferenceItems(): Item[] {
  const entries = listEntries(root);
  return listPackages(root).flatMap(({ name }) => {
    const items = entries.filter((entry) => entry.package === name);
    const [first] = items;
    if (first === undefined) return [];
    const short = (entry: string) => entry.replace(/^@[^/]+\//, '');
    const link = toReferencePath(first.name);
    if (items.length === 1) return [{ text: short(name), link }];
    const others = items.slice(1).map((entry) => ({
      text: entry.name.slice(name.length),
      link: toReferencePath(entry.name),
    }));
    return [{ text: short(name), link, collapsed: true, items: others }];
  });
}

/** The side bar: the sections, with the API reference and the changelogs in their places. */
export function createSidebar(): Item[] {
  const items = sections.map(
    ({ title, pages, isLong }): Item => ({
      text: title,
      ...(isLong && { collapsed: true }),
      items: pages.map((page) => ({ text: page.title, link: toSitePath(page.source) })),
    }),
  );
  const build = sections.findIndex(({ id }) => id === 'build');
  items[build]?.items?.push({ text: 'Changelogs', link: '/changelogs' });
  items.splice(build + 1, 0, { text: 'API reference', items: createReferenceItems() });
  return items;
}
