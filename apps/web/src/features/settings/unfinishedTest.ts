import { type EndpointForm, type FieldName, parseEndpointForm } from './endpointForm.ts';

const KEY = 'laurel.settings.test';

/** A test that needs a page whose policy allows the new address: the form, and which of its fields is to be tested. */
export type UnfinishedTest = { readonly form: EndpointForm; readonly field: FieldName };

/** Keeps it over the reload. `false`: the tab keeps nothing. */
export const keepTest = (test: UnfinishedTest): boolean => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(test));
    return true;
  } catch {
    return false;
  }
};

/** The test that was begun before the reload. */
export const readTest = (): UnfinishedTest | undefined => {
  try {
    const { form, field } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    const known = parseEndpointForm(form);
    return typeof field === 'string' && field in known
      ? { form: known, field: field as FieldName }
      : undefined;
  } catch {
    return undefined;
  }
};

export const forgetTest = (): void => {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there either.
  }
};
