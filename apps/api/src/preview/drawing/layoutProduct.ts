import type { ProductPicture } from '../pictureContent.ts';
import { box, clippedText, type Element } from './element.ts';
import { colours, FONT_FAMILY } from './looks.ts';
import { laurel } from './marks.ts';

/** The product itself: its mark, its name and what it is. */
export const layoutProduct = ({ productName, tagline, host }: ProductPicture): Element =>
  box(
    {
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      height: '100%',
      backgroundColor: colours.sky,
      color: colours.ink,
      fontFamily: FONT_FAMILY,
      fontWeight: 400,
    },
    laurel(220),
    clippedText(productName, 1, {
      maxWidth: 1072,
      marginTop: 20,
      fontSize: productName.length > 20 ? 56 : 84,
      fontWeight: 600,
      lineHeight: 1.15,
    }),
    ...tagline.split('\n').map((line, index) => box({ marginTop: index === 0 ? 18 : 2, fontSize: 34 }, line)),
    box({ marginTop: 28, fontSize: 26, color: colours.inkSoft }, host),
  );
