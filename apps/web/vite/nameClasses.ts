import { createHash } from 'node:crypto';

/**
 * Names the classes of CSS modules: shorter than Vite's, still with the name for the browser's inspector. A second style
 * sheet that gets the same name for other rules fails the build, as each would change what the other describes.
 */
export const nameClasses = () => {
  const owners = new Map<string, { readonly file: string; readonly css: string }>();
  return (name: string, file: string, css: string): string => {
    const short = `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 3)}`;
    const owner = owners.get(short);
    if (owner && owner.file !== file && owner.css !== css)
      throw new Error(`${file} and ${owner.file} both name a class ${short}: rename one of them`);
    owners.set(short, { file, css });
    return short;
  };
};
