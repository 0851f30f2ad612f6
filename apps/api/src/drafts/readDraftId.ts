/** Dots alone are no name: they are taken out of an address before it is sent. */
const ID = /^(?!\.{1,2}$)[\w.~-]{1,128}$/;

/** The name of a draft in an address, in whatever spelling; null for what is none. */
export const readDraftId = (segment: string): string | null => {
  try {
    const id = decodeURIComponent(segment);
    return ID.test(id) ? id : null;
  } catch {
    return null;
  }
};
