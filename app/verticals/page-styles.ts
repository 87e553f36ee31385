import apps from './apps/apps.css?url';
import games from './games/games.css?url';
import news from './news/news.css?url';
import quiz from './quiz/quiz.css?url';
import shop from './shop/shop.css?url';
import starSign from './star-sign/star-sign.css?url';
import weather from './weather/weather.css?url';

/** Address of the complete style sheet of a vertical's pages, by vertical id. */
export const pageStyles: Readonly<Record<number, string>> = {
  1: news,
  2: games,
  3: weather,
  4: shop,
  5: starSign,
  6: apps,
  8: quiz,
};
