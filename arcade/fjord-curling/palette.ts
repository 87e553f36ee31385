import { phrase } from './texts.ts';

/** The colours of the scene: granite, snow and the northern sky. */
export const TONES = {
  skyTop: '#141f4a',
  skyMiddle: '#2f4d86',
  skyLow: '#8d8fc0',
  skyGlow: '#f1b7ac',
  aurora: '#7df0c4',
  auroraViolet: '#b58cf0',
  snow: '#f2f6ff',
  snowShade: '#b9c8ea',
  rock: '#4a5a8c',
  rockFar: '#7684b4',
  water: '#3d5f9c',
  ice: '#e6f2fb',
  iceDeep: '#bcdcf0',
  line: '#8fb5d6',
  ringRed: '#d4485a',
  ringBlue: '#3f6fb8',
  wood: '#8c4a3c',
  woodLight: '#c27a58',
  ink: '#1a2450',
  granite: '#8b93a4',
  gold: '#ffc94a',
} as const;

/** Team colours: cranberry and mustard wool. */
export const WOOL = ['#cf3a4f', '#eeb02e'] as const;
export const WOOL_DARK = ['#8d2038', '#b0741a'] as const;
export const TEAM_NAMES = [phrase('team.red'), phrase('team.gold')] as const;
