import { type ColorName, getContrast, type Tokens } from '@org/ui-theme';

/** Colors of areas and separators, which nothing has to be told apart by. */
const AREAS = /^(page|quiet|paper|hover|line|backdrop)$|Quiet$/;

const GROUNDS = ['page', 'quiet', 'paper', 'hover', 'primary', 'gold'] as const satisfies ColorName[];

const rate = (ratio: number) => (ratio >= 4.5 ? 'AA text' : ratio >= 3 ? 'shapes' : 'low');

/** Each color of a theme on the theme's grounds: the color itself as text, its ratio, and what it is enough for. */
export function Contrast({ name, theme: { color } }: { name: string; theme: Tokens }) {
  const colors = (Object.keys(color) as ColorName[]).filter((each) => !AREAS.test(each));
  return (
    <div
      className="laurel-page-card laurel-token-theme laurel-page-scroll"
      style={{ background: color.paper, color: color.ink, borderColor: color.line }}
    >
      <h3>{name}</h3>
      <table className="laurel-token-contrast">
        <thead>
          <tr>
            <th scope="col">Color</th>
            {GROUNDS.map((ground) => (
              <th key={ground} scope="col">
                on {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((each) => (
            <tr key={each} style={{ borderColor: color.line }}>
              <th scope="row">{each}</th>
              {GROUNDS.map((ground) => {
                const ratio = getContrast(color[each], color[ground]);
                return (
                  <td key={ground} data-rating={rate(ratio)}>
                    <span
                      className="laurel-token-pair"
                      aria-hidden="true"
                      style={{ background: color[ground], color: color[each], borderColor: color.line }}
                    >
                      Aa
                    </span>
                    {ratio.toFixed(1)} <span>{rate(ratio)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
