import { Fragment } from 'react';

/** The text of a link, which may wrap after its slashes, or of a host, which may wrap before its dots. Copying it adds nothing. */
export function Breakable({ text }: { readonly text: string }) {
  // A screen reader may read each part on its own, so there are few.
  return text.split(text.includes('/') ? /(?<=[^/:]\/)/ : /(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
    <Fragment key={index}>
      {part}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; not hidden, it is read as a space */}
      <wbr aria-hidden="true" />
    </Fragment>
  ));
}
