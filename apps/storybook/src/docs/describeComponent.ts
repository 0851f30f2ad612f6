type Documented = { readonly __docgenInfo?: { readonly description?: string } };

/** The links of a docstring to other names, as code. */
export const showLinks = (text: string): string => text.replace(/\{@link (\w+)\}/g, '`$1`');

/** A component's docstring as Markdown: the example as code, and what it throws as a list. */
export function describeComponent(component: unknown): string {
  const { description = '' } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const [text = '', ...examples] = showLinks(description)
    .replace(/^@throws \{(\w+)\} ?/gm, '- Throws `$1` ')
    .split(/^@example\s*/m);
  const blocks = examples.map((example) => `\`\`\`tsx\n${example.trim()}\n\`\`\``);
  return [text.trim(), ...blocks].filter(Boolean).join('\n\n');
}
