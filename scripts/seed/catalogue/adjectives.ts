/** The mood and scent words that fragrances have with a weight, and that quiz answers choose. */
export const adjectives: string[] = [
  ...['bright', 'clean', 'calm', 'cosy', 'playful', 'natural', 'warm', 'rich'],
  ...['fresh', 'crisp', 'airy', 'soft', 'sweet', 'juicy', 'zesty', 'sparkling'],
  ...['leafy', 'herbal', 'earthy', 'mossy', 'smoky', 'spicy', 'resinous', 'creamy'],
  ...['buttery', 'toasted', 'nutty', 'powdery', 'velvety', 'silky', 'romantic', 'elegant'],
  ...['refined', 'timeless', 'modern', 'bold', 'sensual', 'mysterious', 'deep', 'dry'],
  ...['honeyed', 'golden', 'sunny', 'tropical', 'coastal', 'salty', 'cool', 'misty'],
  ...['serene', 'restful', 'grounding', 'clear', 'light', 'pure', 'dewy', 'wild'],
  ...['rustic', 'festive', 'joyful', 'energetic', 'confident', 'nostalgic'],
  ...['comforting', 'welcoming'],
];
