import { ConfigError } from './errors.ts';
import { type PublicConfig, parsePublicConfig } from './publicConfig.ts';

/** The id of the data block that the server fills in. */
export const CONFIG_BLOCK_ID = 'laurel-config';

/**
 * The configuration in the page, or `undefined` if the page was served as a static file.
 *
 * @throws {ConfigError} `config-invalid`
 */
export function readPublicConfig(page: Document): PublicConfig | undefined {
  const text = page.getElementById(CONFIG_BLOCK_ID)?.textContent?.trim();
  if (!text) return undefined;
  return parsePublicConfig(parseJson(text));
}

/**
 * The configuration from the file beside the page.
 *
 * @throws {ConfigError} `config-unreachable` (may be tried again), `config-invalid`
 */
export async function fetchPublicConfig(fetchFile: typeof fetch = fetch): Promise<PublicConfig> {
  let text: string;
  try {
    const answer = await fetchFile('/config.json', { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    text = await answer.text();
  } catch (cause) {
    throw new ConfigError('config-unreachable', { cause });
  }
  return parsePublicConfig(parseJson(text));
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError('config-invalid', { issues: ['not JSON'], cause });
  }
};
