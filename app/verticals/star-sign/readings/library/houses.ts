/** What each house stands for, as it follows "your fifth house of"; first to twelfth. */
export const houseThemes = [
  'self and fresh starts',
  'comfort and worth',
  'words and errands',
  'home and roots',
  'play and romance',
  'craft and routine',
  'partners and promises',
  'trust and turning points',
  'travel and big ideas',
  'ambition and good name',
  'friends and hopes',
  'rest and reflection',
] as const;

/** A thing to deal with that belongs to each house, in the words of an ordinary day; first to twelfth. */
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
