import Theme from 'vitepress/theme-without-fonts';
import '../../.laurel/pages/tokens.css';
import './theme.css';

export default Theme;
