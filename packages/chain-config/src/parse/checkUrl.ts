import { type Check, readText } from './checks.ts';
import { check } from './field.ts';

/**
 * Scheme, host (this machine is a group of its own), port and the rest, in printable ASCII. `new URL` takes far more: it
 * forgives white space, backslashes, missing and superfluous slashes, and finds names and passwords.
 */
const URL_PATTERN =
  /^(\w+):\/\/((([\w.-]+\.)?localhost|127(\.\d+){3}|\[::1\])|[\w.-]+|\[[\w:.]+\])(:\d+)?([/?#][!-[\]-~]*)?$/;

/**
 * A URL that is encrypted, or that stays on this machine and belongs to a local chain.
 *
 * @param secure the encrypted scheme
 * @param options.isPage links are built from it, so it ends before a query
 */
export function url(secure: 'https' | 'wss', { isPage = false } = {}): Check {
  const plain = secure.slice(0, -1);
  const without = isPage ? 'password, query and fragment' : 'password';
  return (field, isLocal) => {
    const text = readText(field);
    const [, scheme, , loopback] = URL_PATTERN.exec(URL.canParse(text) ? text : '') ?? [];
    const isHere = scheme === plain && loopback !== undefined;
    const isRight = (scheme === secure || (isHere && isLocal)) && !(isPage && /[?#]/.test(text));
    const hint = isHere ? `; ${plain}:// needs status local` : '';
    return check(field, isRight, `must be a URL with ${secure}:// and without ${without}${hint}`);
  };
}
