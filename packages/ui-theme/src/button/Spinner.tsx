/** A turning ring the height of the text beside it. Says nothing to screen readers: its owner is `aria-busy`. */
export function Spinner() {
  return (
    <svg className="laurel-spinner" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
