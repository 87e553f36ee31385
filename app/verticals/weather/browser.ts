import { defineBrowserHalf } from '#app/pages/browser-half.ts';
import styles from './weather.css?url';

export default defineBrowserHalf({
  styles,
  home: () => import('./page-components.ts'),
  today: () => import('./today.ts'),
});
