type Documented = { readonly __docgenInfo?: { readonly description?: string } };

/** A component's docstring as Markdown: the example as code, and links to other names as code. */
export function describeComponent(component: unknown): string {
  const { description = '' } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const [text = '', ...examples] = description.replace(/\{@link (\w+)\}/g, '`$1`').split(/^@example\s*/m);
  const blocks = examples.map((example) => `\`\`\`tsx\n${example.trim()}\n\`\`\``);
  return [text.trim(), ...blocks].filter(Boolean).join('\n\n');
}
