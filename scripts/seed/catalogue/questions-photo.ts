import type { SampleAnswer, SampleQuestion } from './sample-types.ts';

const photo = (questionText: string, answers: SampleAnswer[]): SampleQuestion => ({
  questionText,
  type: 'Photo + Text',
  publishState: 'Published',
  answers,
});

const shown = (title: string, picture: string, adjectives: string): SampleAnswer => ({
  title,
  publishState: 'Published',
  adjectives: adjectives.split(' '),
  picture,
});

export const photoQuestions = {
  light: photo('Which light suits you best?', [
    shown('Morning light', 'morning-light', 'bright fresh light soft dewy'),
    shown('High noon', 'high-noon', 'sunny energetic joyful tropical zesty'),
    shown('Candlelight', 'candlelight', 'warm romantic sensual velvety golden'),
    shown('Moonlight', 'moonlight', 'mysterious cool deep serene silky'),
  ]),
  texture: photo('Choose a texture you would touch twice.', [
    shown('Line-dried linen', 'linen-folds', 'clean airy natural pure light'),
    shown('Heavy velvet', 'velvet-drape', 'velvety rich sensual deep elegant'),
    shown('Weathered wood', 'weathered-wood', 'rustic dry grounding natural coastal'),
    shown('River stone', 'river-stones', 'cool calm modern clear serene'),
  ]),
  wakeUp: photo('Where would you rather wake up?', [
    shown('By the sea', 'by-the-sea', 'coastal salty fresh airy calm'),
    shown('A cabin of cedar', 'cabin-of-cedar', 'cosy smoky rustic grounding earthy'),
    shown('A wild garden', 'wild-garden', 'wild leafy dewy natural romantic'),
    shown('A city at dusk', 'city-at-dusk', 'modern bold confident golden mysterious'),
  ]),
  table: photo('What would you put on the table?', [
    shown('Fruit from the market', 'market-fruit', 'juicy playful sweet joyful sunny'),
    shown(
      'Bread from the oven',
      'bread-from-the-oven',
      'toasted buttery comforting nutty welcoming',
    ),
    shown('Herbs from the garden', 'garden-herbs', 'herbal leafy fresh natural zesty'),
    shown('Honey on the comb', 'honeycomb', 'honeyed golden sweet warm resinous'),
  ]),
  season: photo('Which season feels most like home?', [
    shown('First blossom', 'first-blossom', 'romantic soft light dewy playful'),
    shown('Long summer', 'long-summer', 'sunny tropical juicy salty energetic'),
    shown('Turning leaves', 'turning-leaves', 'earthy spicy nostalgic rustic mossy'),
    shown('Deep winter', 'deep-winter', 'crisp pure cosy festive cool'),
  ]),
};
