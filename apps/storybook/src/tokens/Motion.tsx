import { Button, tokens } from '@org/ui-theme';
import { useState } from 'react';

const { ease, ...durations } = tokens.motion;

/** The durations, each as a dot that moves for as long. */
export function Motion() {
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
