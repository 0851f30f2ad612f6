import { messages } from '../messages/messages.ts';
import { readPublicConfig } from './readPublicConfig.ts';

/**
 * The name that stands in the page as it was sent, before anything else is known: the configured one where the
 * server put its configuration in, else the one of the build.
 */
export const readProductName = (page: Document): string => {
  try {
    return readPublicConfig(page)?.productName ?? messages.shell.productName;
  } catch {
    // Whoever starts the app says what is wrong with the configuration.
    return messages.shell.productName;
  }
};
