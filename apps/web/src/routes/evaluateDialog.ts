/** A file of its own: the list of everything that the dialog needs stays out of the page's first files. */
export const load = () =>
  import('../features/evaluate/EvaluateDialog.tsx').then(({ EvaluateDialog }) => EvaluateDialog);
