import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/elements.tsx';
import { PageDirection } from '../base/PageDirection.tsx';

/** One tab and its panel. */
export type Tab<Id extends string = string> = { id: Id; label: ReactNode; content: ReactNode };

export type TabsProps<Id extends string = string> = {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The open tab. Without it the component keeps its own state, starting with the first. */
  value?: Id | undefined;
  onValueChange?: ((id: Id) => void) | undefined;
  className?: string | undefined;
};

/** Tabs: one view at a time.
 *
 * @example
 * <Tabs label="Result" tabs={[{ id: 'ranking', label: 'Ranking', content: ranking }, { id: 'judges', label: 'Judges', content: judges }]} />
 */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Id>) {
  return (
    <PageDirection>
      <Base.Root
        className={joinClasses('laurel-tabs', className)}
        defaultValue={tabs[0]?.id}
        {...(value !== undefined && { value })}
        onValueChange={(next) => onValueChange?.(next as Id)}
      >
        <Base.List className="laurel-tabs-list" aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.id} value={tab.id} className="laurel-tabs-tab">
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.id} value={tab.id} className="laurel-tabs-panel">
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </PageDirection>
  );
}
