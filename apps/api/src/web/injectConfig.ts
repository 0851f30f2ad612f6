import type { PublicConfig } from '../settings/settings.ts';

const EMPTY_BLOCK = '<script type="application/json" id="laurel-config"></script>';

/** The configuration as JSON that no HTML parser can leave: `<` is written as an escape. */
export const serializeConfig = (config: PublicConfig) => JSON.stringify(config).replaceAll('<', '\\u003c');

/** Puts the configuration into a page, so that the page needs no round trip to know its chains. */
export const injectConfig = (page: string, config: PublicConfig) =>
  page.replace(EMPTY_BLOCK, () => EMPTY_BLOCK.replace('></', () => `>${serializeConfig(config)}</`));
