import {
  Banner,
  Button,
  type ColorName,
  darkTokens,
  getContrast,
  listLowContrast,
  type Tokens,
  tokens,
} from '@org/ui-theme';
import { useState } from 'react';
import './tokens.css';
import { SitePage } from '../site/SitePage.tsx';

const { ease, ...durations } = tokens.motion;

/** The durations, each as a dot that moves for as long. */
function Motion() {
  const [isThere, setThere] = useState(false);
  return (
    <section className="laurel-page-section" aria-labelledby="motion">
      <h2 id="motion">Motion</h2>
      <p>
        All movements use <code>{ease}</code>. A reader who prefers reduced motion sees none of them: the dots
        then jump.
      </p>
      <div>
        <Button variant="outlined" onClick={() => setThere((was) => !was)}>
          Move
        </Button>
      </div>
      <dl className="laurel-page-card laurel-token-list">
        {Object.entries(durations).map(([name, ms]) => (
          <div key={name}>
            <dt>
              <code>motion.{name}</code>
            </dt>
            <dd className="laurel-token-value">{ms} ms</dd>
            <dd className="laurel-token-shown">
              <span className="laurel-token-track" data-there={isThere}>
                <span style={{ transition: `inset-inline-start ${ms}ms ${ease}` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Colors of areas and separators, which nothing has to be told apart by. */
const AREAS = /^(page|quiet|paper|hover|line|backdrop)$|Quiet$/;

const GROUNDS = ['page', 'quiet', 'paper', 'hover', 'primary', 'gold'] as const satisfies ColorName[];

const rate = (ratio: number) => (ratio >= 4.5 ? 'AA text' : ratio >= 3 ? 'shapes' : 'low');

/** Warns of the pairs of a theme that are hard to see. The themes that ship have none. */
function LowContrast({ theme }: { theme: Tokens }) {
  const pairs = listLowContrast(theme);
  if (pairs.length === 0) return null;
  return (
    <Banner tone="warning" title="Low contrast">
      {pairs.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
}

/** Each color of a theme on the theme's grounds: the color itself as text, its ratio, and what it is enough for. */
function Contrast({ name, theme }: { name: string; theme: Tokens }) {
  const { color } = theme;
  const colors = (Object.keys(color) as ColorName[]).filter((each) => !AREAS.test(each));
  return (
    <div
      className="laurel-page-card laurel-token-theme laurel-page-scroll"
      style={{ background: color.paper, color: color.ink, borderColor: color.line }}
    >
      <h3>{name}</h3>
      <LowContrast theme={theme} />
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

type ThemeProps = { name: string; theme: Tokens };

/** The colors of a theme on its own paper. */
function Colors({ name, theme }: ThemeProps) {
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

const themes = [
  ['Light', tokens],
  ['Dark', darkTokens],
] as const satisfies readonly (readonly [string, Tokens])[];

const sample = 'Judging ends in 2 days';

/** Every design token, read from `@org/ui-theme`. */
export function TokensPage() {
  return (
    <SitePage
      title="Tokens"
      intro="Every color, size, radius, shadow and duration of Laurel, read from @org/ui-theme. Names say what a value is for, so that another theme changes values only."
    >
      <section className="laurel-page-section" aria-labelledby="colors">
        <h2 id="colors">Colors</h2>
        <div className="laurel-token-themes">
          {themes.map(([name, theme]) => (
            <Colors key={name} name={name} theme={theme} />
          ))}
        </div>
      </section>
      <section className="laurel-page-section" aria-labelledby="contrast">
        <h2 id="contrast">Contrast</h2>
        <p>
          The WCAG ratio of each color on each ground. AA text needs 4.5, shapes and large text 3. Lower pairs
          are for decoration only.
        </p>
        <div className="laurel-token-themes">
          {themes.map(([name, theme]) => (
            <Contrast key={name} name={name} theme={theme} />
          ))}
        </div>
      </section>
      <section className="laurel-page-section" aria-labelledby="type">
        <h2 id="type">Type</h2>
        <dl className="laurel-page-card laurel-token-list">
          {Object.entries(tokens.text).map(([name, px]) => (
            <Row key={name} name={`text.${name}`} value={`${px} px`}>
              <span style={{ fontSize: `${px / 16}rem`, lineHeight: tokens.leading.heading }}>{sample}</span>
            </Row>
          ))}
          {Object.entries(tokens.weight).map(([name, fontWeight]) => (
            <Row key={name} name={`weight.${name}`} value={String(fontWeight)}>
              <span style={{ fontWeight }}>{sample}</span>
            </Row>
          ))}
          {Object.entries(tokens.font).map(([name, fontFamily]) => (
            <Row key={name} name={`font.${name}`} value={fontFamily}>
              <span style={{ fontFamily }}>{name === 'mono' ? '0x7099…79C8' : sample}</span>
            </Row>
          ))}
          {Object.entries(tokens.leading).map(([name, lineHeight]) => (
            <Row key={name} name={`leading.${name}`} value={String(lineHeight)}>
              <span className="laurel-token-lines" style={{ lineHeight }}>
                {sample}. {sample}.
              </span>
            </Row>
          ))}
        </dl>
      </section>
      <section className="laurel-page-section" aria-labelledby="space">
        <h2 id="space">Space and size</h2>
        <dl className="laurel-page-card laurel-token-list">
          {Object.entries(tokens.space).map(([name, px]) => (
            <Row key={name} name={`space.${name}`} value={`${px} px`}>
              <span className="laurel-token-bar" style={{ inlineSize: `${px / 16}rem` }} />
            </Row>
          ))}
          <Row name="touch" value={`${tokens.touch} px`}>
            <span
              className="laurel-token-box"
              style={{ inlineSize: tokens.touch, blockSize: tokens.touch }}
            />
          </Row>
          {(['size', 'width', 'breakpoint'] as const).flatMap((group) =>
            Object.entries(tokens[group]).map(([name, px]) => (
              <Row key={`${group}.${name}`} name={`${group}.${name}`} value={`${px} px`}>
                <span className="laurel-token-bar" style={{ inlineSize: `min(100%, ${px / 16}rem)` }} />
              </Row>
            )),
          )}
        </dl>
      </section>
      <section className="laurel-page-section" aria-labelledby="shape">
        <h2 id="shape">Shape</h2>
        <dl className="laurel-page-card laurel-token-list">
          {Object.entries(tokens.radius).map(([name, px]) => (
            <Row key={name} name={`radius.${name}`} value={`${px} px`}>
              <span className="laurel-token-box" style={{ borderRadius: px }} />
            </Row>
          ))}
          {Object.entries(tokens.stroke).map(([name, px]) => (
            <Row key={name} name={`stroke.${name}`} value={`${px} px`}>
              <span className="laurel-token-stroke" style={{ blockSize: px }} />
            </Row>
          ))}
          {themes.map(([name, { shadow, color }]) => (
            <Row key={name} name={`shadow.dialog, ${name.toLowerCase()}`} value={shadow.dialog}>
              <span className="laurel-token-ground" style={{ background: color.page }}>
                <span
                  className="laurel-token-box"
                  style={{
                    boxShadow: shadow.dialog,
                    background: color.paper,
                    borderRadius: tokens.radius.card,
                  }}
                />
              </span>
            </Row>
          ))}
          {Object.entries(tokens.layer).map(([name, layer]) => (
            <Row key={name} name={`layer.${name}`} value={String(layer)}>
              {null}
            </Row>
          ))}
        </dl>
      </section>
      <Motion />
    </SitePage>
  );
}

function Row({ name, value, children }: { name: string; value: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd className="laurel-token-value">{value}</dd>
      <dd className="laurel-token-shown">{children}</dd>
    </div>
  );
}
