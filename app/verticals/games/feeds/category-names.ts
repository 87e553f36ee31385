import type { CategoryTable } from '#app/feeds/define-feed.ts';

/** Names that distributors use for their categories and tags, by the category of the portal that they map to. */
const namesByCategory: Readonly<Record<string, string>> = {
  Puzzle:
    'puzzles, brain, logic, logical, thinking, mind, math, maths, memory, educational, education, knowledge, trivia, ' +
    'quiz, word, words, scrabble, board, boardgames, board game, chess, checkers, card, cards, card game, casino, ' +
    'solitaire, sudoku, jigsaw, jigsaw puzzles, drawing, draw, coloring, art, hidden, hidden object, hidden objects, ' +
    'difference, escape room, physics, coding, interactive, creation, kids, kid, junior, baby, baby hazel, family, ' +
    'dress up, dressup, cutedressup, customize, fashion, makeup, make up, hair salon, hairstyle, princess, barbie, ' +
    'celebrity, girl, girls, games for girls, schoolgirl, love, care, surgery, shopping, strategy, tycoon, management, ' +
    'business, money, farming, farm, city building, building, construction, mining, crafting, craft, maze, color, ' +
    'number, geography, intelligence, hangman, backgammon, decoration, make over, hair, princess dress up, doctor, ' +
    'hospital, tamagotchi',
  Adventure:
    'adventures, platform, platformer, jump and run, parkour, escape, prison, rpg, mmorpg, role playing, runner, ' +
    'running, run, endless, endless runner, obstacle, avoid, exploration, point and click, survival, story, open ' +
    'world, minecraft, roblox, island, pirates, dragons, dinosaur, mermaid, animal, animals, cat, cats, horse, horses, ' +
    'sharks, hunting, horror, scary, granny, fire and water, mario, subway, surfers, subway surfers, temple, ' +
    'collecting, collection, anime, obby, magic, ghost, dragon, dog, wolf',
  Sports:
    'sport, basketball, football, soccer, world cup, american football, golf, tennis, table tennis, baseball, cricket, ' +
    'hockey, airhockey, air hockey, bowling, pool, billiards, swimming, skateboard, skating, skiing, snowboard, ' +
    'fishing, archery, darts, mini golf, penalty',
  Action:
    'arcade, retro, shooting, shooter, shoot, shoot em up, first person shooter, fps, gun, weapons, sniper, bow, ' +
    'fighting, fight, boxing, wrestling, war, battle, battle royale, arena, zombie, zombies, stickman, tank, tanks, ' +
    'robot, robots, ninja, ninja turtle, knight, sword, army, monster, superhero, beat em up, defense, tower defense, ' +
    'gangster, gta, police, kill, killing, bomb, blood, naval, battleship, flight, flying, space, airplane, ' +
    'helicopter, ragdoll, pve, henry stickmin, skibidi toilet, boy, boys',
  Car:
    'cars, racing, race, racing and driving, driving, drift, drifting, bike, bikes, dirt bike, motorcycle, motorbike, ' +
    'moto, truck, trucks, bus, train, boat, bicycle, car racing, offroad, parking, traffic, vehicle, vehicles, airport',
  Multiplayer: 'io, .io, 2 player, two player, 2 players, 3 player, 4 player, co op, coop, pvp, party',
  Bejeweled: 'match 3, match3, jewel, jewels, gems, candy, candy crush, connect 3, fruit, fruits',
  Skill:
    'skills, agility, ball, balls, click, clicker, tap, idle, incremental, snake, worm, classic, classics, jump, ' +
    'jumping, reaction, pinball, spinner, fidget spinner, pop it, slime, flappy bird, timing, rhythm, music, piano, ' +
    'dance, cooking, restaurant, cake, pizza, food, time management, time management and strategy',
  Matching:
    'match, merge, mahjong, mahjongg, mahjong and connect, bubble shooter, bubble, bubbles, watermelon, connect',
  Blocks: 'block, bricks, brick, tetris, 2048, stacking, building blocks, arkanoid, breakout',
};

/**
 * Distributors' names that do not describe the game play: moods, seasons, technologies, ages and advertising. They only
 * count for games without any other category or tag.
 */
const vagueNames =
  'casual, hypercasual, hyper casual, fun, funny, cool, crazy, addictive, simulation, simulator, mobile, android, ' +
  'flash, gdevelop, html, html5, h5, unity, unity3d, webgl, 3d, 2d, pixel, 1 player, kids friendly, no blood, no ' +
  'cruelty, challenge, best, new, other, game, games, online, free, super, cute, highscore, christmas, halloween, ' +
  'easter, holiday, winter, snow, fire, school, city, kiz10, kiz 10, easy, difficult, mini, cozy, popular, mouse, ' +
  'keyboard, pixel art, app store, nitrome, megaspel';

const vague = vagueNames.split(', ');

/** Maps distributors' game categories to the starter menu. Categories that are not listed map to the default. */
export const gameCategories: CategoryTable = {
  names: Object.fromEntries([
    ...vague.map((name) => [name, 'Skill'] as const),
    ...Object.entries(namesByCategory).flatMap(([category, names]) =>
      names.split(', ').map((name) => [name, category] as const),
    ),
  ]),
  vague,
  default: 'Skill',
};
