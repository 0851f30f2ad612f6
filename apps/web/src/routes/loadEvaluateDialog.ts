/** Features do not know each other: the pages that reviews happen on are told here where their dialog lives. */
export const loadEvaluateDialog = () => import('./evaluateDialog.ts').then(({ load }) => load());
