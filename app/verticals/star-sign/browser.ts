import { defineBrowserHalf } from '#app/pages/browser-half.ts';
import styles from './star-sign.css?url';

export default defineBrowserHalf({
  styles,
  home: () => import('./page-components.ts'),
  today: () => import('./today.ts'),
  earlyMarks: { sign: 'my_sign' },
});
