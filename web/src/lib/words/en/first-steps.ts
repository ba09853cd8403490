/** What an empty product needs before its first quiz. */
export const firstSteps = {
  title: 'First steps',
  text: 'A quiz needs all four. Each step builds on the one before.',
  done: 'Done',
  adjectives: 'Words that describe fragrances and answers.',
  fragrances: 'Each with the adjectives that fit it.',
  providers: 'The organizations with their fragrance inventories.',
  users: 'Colleagues who invite people and read results.',
};
