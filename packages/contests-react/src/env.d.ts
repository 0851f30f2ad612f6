/** A style sheet's class names, as written in it, to those of the build. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
