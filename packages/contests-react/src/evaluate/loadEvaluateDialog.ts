export function loadEvaluateDialog() {
  return import('./EvaluateDialog.tsx').then(({ EvaluateDialog }) => EvaluateDialog);
}
