const writeInJson = (name: string) => JSON.stringify(name).slice(1, -1);

/** How the product's name is written into a file of a kind; other files do not show it. */
const writers: Readonly<Record<string, (name: string) => string>> = {
  '.html': (name) => name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
  '.webmanifest': writeInJson,
  // What Safe knows an app by.
  'manifest.json': writeInJson,
};

/** Whether files of this name say the product's name and so depend on the settings. */
export const isNamed = (file: string): boolean =>
  Object.keys(writers).some((ending) => file.endsWith(ending));

/** Puts the configured name where the build wrote `built`, its own, in the escaping of the file. */
export const injectName = (
  content: string,
  { file, built, configured }: { file: string; built: string; configured: string },
): string => {
  const write = Object.entries(writers).find(([ending]) => file.endsWith(ending))?.[1];
  return write ? content.replaceAll(built, () => write(configured)) : content;
};
