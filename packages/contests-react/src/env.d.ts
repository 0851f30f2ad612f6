/** Maps the class names of a style sheet to those of the build. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
