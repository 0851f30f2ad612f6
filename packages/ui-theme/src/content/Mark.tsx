/** The laurel as one SVG path in a 48 by 48 box: two mirrored branches of five leaves. */
export const markPath =
  'M21.6 38.37C16.77 36.36 12.3 39.54 11.45 43.99C15.68 45.63 20.74 43.53 21.6 38.37ZM14.94 34.75C12.07 29.81 6.11 29.65 2.46 33C5.05 37.23 10.82 38.72 14.94 34.75ZM11.68 28.62C12.36 22.94 7.7 19.23 2.77 19.71C2.29 24.64 6 29.31 11.68 28.62ZM12.09 21.9C15.88 17.97 14.45 12.48 10.42 10.01C7.21 13.49 7.36 19.17 12.09 21.9ZM15.73 16.49C20.71 15.98 23.09 11.25 21.83 7.1C17.53 7.64 14.17 11.74 15.73 16.49ZM26.4 38.37C31.23 36.36 35.7 39.54 36.55 43.99C32.32 45.63 27.26 43.53 26.4 38.37ZM33.06 34.75C35.93 29.81 41.89 29.65 45.54 33C42.95 37.23 37.18 38.72 33.06 34.75ZM36.32 28.62C35.64 22.94 40.3 19.23 45.23 19.71C45.71 24.64 42 29.31 36.32 28.62ZM35.91 21.9C32.12 17.97 33.55 12.48 37.58 10.01C40.79 13.49 40.64 19.17 35.91 21.9ZM32.27 16.49C27.29 15.98 24.91 11.25 26.17 7.1C30.47 7.64 33.83 11.74 32.27 16.49Z';

export type MarkProps = {
  /** Accessible name, if no text beside it names the product. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** The laurel mark in the current text color. */
export function Mark({ label, size = 'medium' }: MarkProps) {
  return (
    <svg
      className="laurel-mark"
      data-size={size}
      viewBox="0 0 48 48"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={markPath} />
    </svg>
  );
}
