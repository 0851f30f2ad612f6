export const loadEvaluateDialog = () =>
  import('./EvaluateDialog.tsx').then(({ EvaluateDialog }) => EvaluateDialog);
