import { defineBrowserHalf } from '#app/pages/browser-half.ts';
import styles from './shop.css?url';

export default defineBrowserHalf({
  styles,
  home: () => import('./page-components.ts'),
});
