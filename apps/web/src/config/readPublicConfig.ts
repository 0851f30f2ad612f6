import { ConfigError } from './errors.ts';
import type { PublicConfig } from './publicConfig.ts';

/** The id of the data block that the server fills in. */
export const CONFIG_BLOCK_ID = 'laurel-config';

/**
 * The configuration in the page, or `undefined` if the page was served as a static file. Not validated again: the server
 * validated it before it wrote it into the page, and the block is as trusted as the page's scripts. Fields that an older
 * server does not know get their defaults.
 *
 * @throws {ConfigError} `config-invalid` if it is not JSON or has no chains
 */
export function readPublicConfig(page: Document): PublicConfig | undefined {
  const text = page.getElementById(CONFIG_BLOCK_ID)?.textContent?.trim();
  if (!text) return undefined;
  const block = parseJson(text) as PublicConfig | null;
  if (!Array.isArray(block?.chains))
    throw new ConfigError('config-invalid', { issues: ['chains: is missing'] });
  return Object.assign({ hiddenUids: [], documents: null, feeds: false, storesDocuments: false }, block);
}

/**
 * The configuration from the file beside the page, which an operator may have written by hand.
 *
 * @throws {ConfigError} `config-unreachable` (may be tried again), `config-invalid`
 */
export async function fetchPublicConfig(fetchFile: typeof fetch = fetch): Promise<PublicConfig> {
  const [text, { parsePublicConfig }] = await Promise.all([
    fetchText(fetchFile),
    import('./parsePublicConfig.ts'),
  ]);
  return parsePublicConfig(parseJson(text));
}

const fetchText = async (fetchFile: typeof fetch): Promise<string> => {
  try {
    const answer = await fetchFile('/config.json', { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    throw new ConfigError('config-unreachable', { cause });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError('config-invalid', { issues: ['not JSON'], cause });
  }
};
