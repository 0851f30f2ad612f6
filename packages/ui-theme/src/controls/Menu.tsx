import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import type { RenderElement } from '../base/elements.tsx';
import { PageDirection } from '../base/PageDirection.tsx';

/** One item of a menu: an action, a link, or a separator. */
export type MenuItem =
  | {
      label: string;
      onPress: () => void;
      icon?: ReactNode;
      disabled?: boolean | undefined;
      tone?: 'error' | undefined;
    }
  | { label: string; href: string; icon?: ReactNode; render?: RenderElement | undefined }
  | 'separator';

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  className?: string | undefined;
};

/** A menu of actions behind one button.
 *
 * @example
 * <Menu
 *   trigger={<IconButton label="More"><MoreIcon /></IconButton>}
 *   items={[{ label: 'Download CSV', onPress: downloadCsv }, 'separator', { label: 'Share', href: shareUrl }]}
 * />
 */
export function Menu({ trigger, items, className }: MenuProps) {
  return (
    <PageDirection>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner className="laurel-popup-place" sideOffset={4} align="end">
            <Base.Popup className={className ? `laurel-popup ${className}` : 'laurel-popup'}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a menu keep their places
                <Line key={index} item={item} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </PageDirection>
  );
}

function Line({ item }: { item: MenuItem }) {
  if (item === 'separator') return <hr className="laurel-menu-separator" />;
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  );
  if ('href' in item)
    return (
      <Base.LinkItem href={item.href} render={item.render} className="laurel-popup-item" closeOnClick>
        {content}
      </Base.LinkItem>
    );
  return (
    <Base.Item
      onClick={item.onPress}
      disabled={item.disabled}
      data-tone={item.tone}
      label={item.label}
      className="laurel-popup-item"
    >
      {content}
    </Base.Item>
  );
}
