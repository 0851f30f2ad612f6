import { box, type Element } from './element.ts';
import { colours, FONT_FAMILY } from './looks.ts';
import { laurel } from './marks.ts';

type Frame = { readonly productName: string; readonly host: string };

/** What all pictures have in common: the product on top, and where it is found at the foot. */
export const frame = (
  { productName, host }: Frame,
  corner: Element,
  content: Element,
  foot: Element,
): Element =>
  box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '44px 64px 40px',
      backgroundColor: colours.sky,
      color: colours.ink,
      fontFamily: FONT_FAMILY,
      fontWeight: 400,
    },
    box(
      { alignItems: 'center', justifyContent: 'space-between', height: 60 },
      box(
        { alignItems: 'center' },
        laurel(60),
        box({ marginLeft: 18, fontSize: 34, fontWeight: 600 }, productName),
      ),
      corner,
    ),
    content,
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      foot,
      box({ fontSize: 26, color: colours.inkSoft }, host),
    ),
  );
