import type { CategoryTable } from '#app/core/feeds/define-feed.ts';

/** Names that distributors give their categories, by the category of the portal that they go to. */
const namesByCategory: Readonly<Record<string, string>> = {
  Puzzle:
    'puzzles, brain, logic, thinking, math, memory, educational, education, trivia, quiz, word, words, board, chess, ' +
    'card, cards, solitaire, sudoku, jigsaw, drawing, coloring, hidden object, hidden objects, difference, escape room',
  Adventure:
    'adventures, adventure games, platform, platformer, parkour, escape, rpg, role playing, runner, running, ' +
    'endless runner, exploration, point and click, survival, story',
  Sports:
    'sport, basketball, football, soccer, american football, golf, tennis, table tennis, baseball, cricket, hockey, ' +
    'bowling, boxing, wrestling, pool, billiards, swimming, skateboard, skating, skiing, snowboard, fishing, darts',
  Action:
    'shooting, shooter, first person shooter, fps, gun, sniper, fighting, fight, war, battle, battle royale, zombie, ' +
    'zombies, stickman, tank, tanks, robot, robots, ninja, sword, army, monster, beat em up',
  Car:
    'cars, racing, race, racing & driving, driving, drift, drifting, bike, bikes, motorcycle, motorbike, moto, truck, ' +
    'trucks, bus, parking, traffic, vehicle, vehicles',
  Multiplayer: 'io, .io, io games, .io games, 2 player, two player, 2 players, 2 player games, co op, co-op',
  Bejeweled: 'match 3, match3, match-3, jewel, jewels, gems, candy, connect 3',
  Skill:
    'skills, arcade, hypercasual, hyper casual, casual, agility, ball, balls, clicker, idle, incremental, snake, retro, ' +
    'classic, classics, jumping, reaction, pinball, timing, rhythm, music',
  Matching:
    'match, matching games, merge, mahjong, mahjongg, mahjong & connect, bubble shooter, bubble, bubbles, connect',
  Blocks: 'block, bricks, brick, tetris, 2048, stacking, building blocks',
};

/** How the games' categories of distributors map to the starter menu; what is not here goes to the default. */
export const gameCategories: CategoryTable = {
  names: Object.fromEntries(
    Object.entries(namesByCategory).flatMap(([category, names]) =>
      names.split(', ').map((name) => [name, category]),
    ),
  ),
  default: 'Skill',
};
