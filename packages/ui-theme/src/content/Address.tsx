import { joinClasses, type RenderElement, renderInto } from '../base/elements.tsx';
import { useUiMessages } from '../base/UiMessagesProvider.tsx';
import { useClipboard } from '../base/useClipboard.ts';
import { CheckIcon, CopyIcon } from '../generated/shellIcons.ts';
import { Avatar } from './Avatar.tsx';
import { shortenAddress, shortenName } from './shorten.ts';

export type AddressProps = {
  address: string;
  /** Shown instead of the short form, cut by {@link shortenName}. */
  name?: string | undefined;
  /** Links the address, for example to an explorer or a profile. */
  href?: string | undefined;
  /** Your own link element instead of `href`. */
  render?: RenderElement | undefined;
  /** Shows the address's picture in front of it. */
  picture?: boolean | undefined;
  /** Shows a copy button. Default: true. */
  copyable?: boolean | undefined;
  /** True if Tab stops at an address without a link and a button. False if the page, or the one it leads to, also shows it in full. Default: true. */
  focusable?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A shortened address. Shows the full address on focus and on hover; screen readers always get the full address.
 *
 * @example
 * import { getExplorerAddressUrl } from '@org/chain-config';
 * <Address address={judge} href={getExplorerAddressUrl(config, judge) ?? undefined} picture />
 */
export function Address({
  address,
  name,
  href,
  render,
  picture = false,
  copyable = true,
  focusable = true,
  className,
}: AddressProps) {
  const messages = useUiMessages();
  const { state, copy } = useClipboard();
  const content = (
    <>
      <span aria-hidden={!name || undefined} className={name ? undefined : 'laurel-address-short'}>
        {name ? <bdi>{shortenName(name)}</bdi> : shortenAddress(address)}
      </span>
      <span className="laurel-address-full">{address}</span>
    </>
  );
  const isText = !render && !href;
  // The full address appears on focus, so the text is focusable if there is neither a link nor a button.
  const stop = { className: 'laurel-address-stop', tabIndex: focusable ? 0 : undefined, children: content };
  const link = { className: 'laurel-link laurel-address-link', 'data-quiet': true, children: content };
  return (
    <span className={joinClasses('laurel-address', className)} data-said={state !== 'idle' || undefined}>
      {picture && <Avatar address={address} size="small" />}
      {render && renderInto(render, link)}
      {!render && href && <a href={href} {...link} />}
      {isText && copyable && content}
      {isText && !copyable && <span {...stop} />}
      {copyable && (
        <button
          type="button"
          className="laurel-address-copy"
          aria-label={messages.copyAddress(address)}
          onClick={() => copy(address)}
        >
          {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        </button>
      )}
      <span role="status" className="laurel-address-status">
        {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[state]}
      </span>
    </span>
  );
}
