/**
 * The meaning of each house, as one word or two that can be the subject of a sentence, from the first to the twelfth.
 */
export const houseThemes = [
  'self-expression',
  'comfort',
  'conversation',
  'home life',
  'play',
  'daily work',
  'partnership',
  'trust',
  'discovery',
  'ambition',
  'friendship',
  'rest',
] as const;

/** An everyday matter that belongs to each house, from the first to the twelfth. */
export const houseMatters = [
  'how you come across',
  'what you keep and what it means to you',
  'the messages still waiting',
  'the state of the nest',
  'what you do for the joy of it',
  'the daily round',
  'the person across the table',
  'what is shared and what is secret',
  'the wider world',
  'the work people see',
  'the company you keep',
  'your need for quiet',
] as const;
