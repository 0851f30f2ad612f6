import { messages } from '../messages/messages.ts';
import { readPublicConfig } from './readPublicConfig.ts';

/**
 * The product name before the configuration is loaded: the configured one if the
 * server injected its configuration, else the one of the build.
 */
export function readProductName(page: Document): string {
  try {
    return readPublicConfig(page)?.productName ?? messages.shell.productName;
  } catch {
    // `startApp` reports problems of the configuration.
    return messages.shell.productName;
  }
}
