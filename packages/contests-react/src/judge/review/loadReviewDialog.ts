export function loadReviewDialog() {
  return import('./ReviewDialog.tsx').then(({ ReviewDialog }) => ReviewDialog);
}
