import { startLazyPictures } from './lazy-pictures.ts';

startLazyPictures();
