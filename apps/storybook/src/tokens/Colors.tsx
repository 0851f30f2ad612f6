import type { Tokens } from '@org/ui-theme';

type ThemeProps = { name: string; theme: Tokens };

/** The colors of a theme on its own paper. */
export function Colors({ name, theme }: ThemeProps) {
  const { color, scale, picture } = theme;
  const groups = [
    ['Roles', Object.entries(color)],
    ['Scale', scale.map((value, step) => [`scale[${step}]`, value] as const)],
    ['Address pictures', picture.map((value, index) => [`picture[${index}]`, value] as const)],
  ] as const;
  return (
    <div
      className="laurel-page-card laurel-token-theme"
      style={{ background: color.paper, color: color.ink, borderColor: color.line }}
    >
      <h3>{name}</h3>
      {groups.map(([title, colors]) => (
        <div key={title}>
          <h4>{title}</h4>
          <ul className="laurel-token-colors">
            {colors.map(([role, value]) => (
              <li key={role}>
                <span
                  className="laurel-token-swatch"
                  style={{ background: value, borderColor: color.lineStrong }}
                />
                <span>
                  {role}
                  <code style={{ color: color.inkSoft }}>{value}</code>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
