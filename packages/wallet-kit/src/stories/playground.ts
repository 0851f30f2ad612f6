import { useArgs } from 'storybook/preview-api';

/** A story whose controls set the props of a dialog; the tag keeps it out of the states. */
export const playground = { parameters: { controls: { disable: false } } };

/** Closes the dialog by its prop, so that its control opens it again. */
export function useClose(): () => void {
  const [, update] = useArgs<{ open: boolean }>();
  return () => update({ open: false });
}
