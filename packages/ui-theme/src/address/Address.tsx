import { Avatar } from '../avatar/Avatar.tsx';
import { joinClasses, type RenderElement, renderInto } from '../elementProps.ts';
import { CheckIcon, CopyIcon } from '../icons/shellIcons.ts';
import { useUiTexts } from '../texts.tsx';
import { shortenAddress, shortenName } from './shorten.ts';
import { useClipboard } from './useClipboard.ts';

export type AddressProps = {
  address: string;
  /** Shown instead of the short form, as {@link shortenName} cuts it. */
  name?: string | undefined;
  /** Where more about it stands: an explorer, a profile. */
  href?: string | undefined;
  /** A link of the caller's own instead of `href`. */
  render?: RenderElement | undefined;
  /** Shows the picture of the address before it. */
  picture?: boolean | undefined;
  /** Offers a button that copies it. */
  copyable?: boolean | undefined;
  className?: string | undefined;
};

/**
 * An address in its short form; all of it appears on focus and under the pointer, and to screen readers always.
 *
 * @example
 * <Address address={judge} href={getExplorerAddressUrl(config, judge)} picture />
 */
export function Address({
  address,
  name,
  href,
  render,
  picture = false,
  copyable = true,
  className,
}: AddressProps) {
  const texts = useUiTexts();
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
  // All of it appears on focus, so something has to take the focus where there is neither link nor button.
  const stop = { className: 'laurel-address-stop', tabIndex: 0, children: content };
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
          aria-label={texts.copyAddress(address)}
          onClick={() => copy(address)}
        >
          {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        </button>
      )}
      <span role="status" className="laurel-address-status">
        {state === 'copied' && texts.copied}
        {state === 'failed' && texts.copyFailed}
      </span>
    </span>
  );
}
