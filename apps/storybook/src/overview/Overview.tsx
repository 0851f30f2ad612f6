import './overview.css';
import { listStories } from './listStories.ts';

const modules = import.meta.glob(
  ['../**/*.stories.tsx', '../../../../packages/*/src/**/*.stories.tsx', '../../../web/src/**/*.stories.tsx'],
  { eager: true },
);

const groups = listStories(Object.values(modules));
const count = groups.reduce((sum, { stories }) => sum + stories.length, 0);

/** A row for each component, with a link for each of its states. */
export function Overview() {
  return (
    <>
      <p>
        {count} states of {groups.length} components.
      </p>
      <table className="laurel-overview">
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, stories }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <ul>
                  {stories.map(({ id, name }) => (
                    <li key={id}>
                      <a href={`./?path=/story/${id}`} target="_top">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
