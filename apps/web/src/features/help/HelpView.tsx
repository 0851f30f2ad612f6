import { messages } from '../../messages/messages.ts';
import styles from './HelpView.module.css';

const helpMessages = messages.help;

/** Frequently asked questions; each answer has a link. */
export function HelpView() {
  return (
    <article className={styles.help}>
      <h1>{helpMessages.title}</h1>
      {helpMessages.sections.map((section) => (
        <section key={section.id} id={section.id} className={styles.section}>
          <h2 className={styles.heading}>{section.heading}</h2>
          {section.lines.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {'code' in section && <code className={styles.code}>{section.code}</code>}
        </section>
      ))}
    </article>
  );
}
