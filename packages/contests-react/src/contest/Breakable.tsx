import { Fragment } from 'react';

/** The text of a link that may break after its slashes. What is read and copied stays the same. */
export const Breakable = ({ text }: { readonly text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
    <Fragment key={index}>
      {part}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; not hidden, it is read as a space */}
      <wbr aria-hidden="true" />
    </Fragment>
  ));
