import { Fragment } from 'react';

/** The text of a link or a host that may wrap after slashes and before dots; reading it out and copying it are unaffected. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=[^/:]\/)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
    <Fragment key={index}>
      {part}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; not hidden, it is read as a space */}
      <wbr aria-hidden="true" />
    </Fragment>
  ));
}
