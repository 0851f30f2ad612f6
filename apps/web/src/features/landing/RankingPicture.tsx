import styles from './RankingPicture.module.css';

const LEFT = 64;
const WIDTH = 296;
const MAX_POINTS = 26;
const ROW_HEIGHT = 64;

/** Points of made-up reviews; the picture says what a ranking looks like and nothing about any contest. */
const rows = [
  { rank: 1, points: [19, 21, 24, 26] },
  { rank: 2, points: [14, 16, 19, 22] },
  { rank: 3, points: [8, 13, 15, 18] },
  { rank: 4, points: [3, 6, 11, 12] },
];

const getX = (points: number) => LEFT + (points / MAX_POINTS) * WIDTH;
const getMean = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0) / points.length;

/** Four entries, a dot for each review, a tick at each mean. Decoration: the words beside it say the same. */
export function RankingPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${LEFT + WIDTH + 32} ${rows.length * ROW_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {rows.map(({ rank, points }, index) => {
        const y = index * ROW_HEIGHT + ROW_HEIGHT / 2;
        return (
          <g key={rank} data-first={rank === 1 || undefined}>
            {rank === 1 && <circle className={styles.medal} cx="28" cy={y} r="19" />}
            <text className={styles.rank} x="28" y={y}>
              {rank}
            </text>
            <line className={styles.strip} x1={LEFT} x2={LEFT + WIDTH} y1={y} y2={y} />
            {points.map((each) => (
              <circle className={styles.review} key={each} cx={getX(each)} cy={y} r="6" />
            ))}
            <line
              className={styles.mean}
              x1={getX(getMean(points))}
              x2={getX(getMean(points))}
              y1={y - 15}
              y2={y + 15}
            />
          </g>
        );
      })}
    </svg>
  );
}
