import type { PublishState, SampleAnswer, SampleQuestion } from './sample-types.ts';

const words =
  (type: SampleQuestion['type'], publishState: PublishState = 'Published') =>
  (questionText: string, answers: SampleAnswer[]): SampleQuestion => ({
    questionText,
    type,
    publishState,
    answers,
  });
const pickOne = words('Single Choice');
const pickSome = words('Multiple Choice');

const answer = (
  title: string,
  adjectives: string,
  publishState: PublishState = 'Published',
): SampleAnswer => ({ title, publishState, adjectives: adjectives.split(' ') });

export const wordQuestions = {
  afternoon: pickOne('A free afternoon. Where do you go?', [
    answer('A street market', 'playful spicy juicy energetic joyful'),
    answer('A long walk in the woods', 'earthy mossy grounding natural wild'),
    answer('An empty museum', 'refined elegant timeless powdery modern'),
    answer('A swim, then a nap', 'salty restful fresh sunny'),
    answer('The kitchen, radio on', 'buttery nutty cosy nostalgic comforting'),
    answer('Straight to the cinema', 'velvety sweet nostalgic', 'Draft'),
  ]),
  howMuch: pickOne('How should a scent enter a room?', [
    answer('Like a breath of air', 'airy light pure clear misty'),
    answer('With a friendly hello', 'welcoming bright sparkling fresh'),
    answer('Like an arm around the shoulder', 'comforting warm creamy soft'),
    answer('As if it owned the place', 'bold confident rich spicy deep'),
  ]),
  room: pickSome('Which of these make a room feel like yours?', [
    answer('Fresh linen', 'clean bright soft pure'),
    answer('A bowl of lemons', 'zesty bright sparkling crisp'),
    answer('Flowers on the table', 'romantic elegant powdery dewy'),
    answer('Books and old wood', 'timeless dry resinous grounding refined'),
    answer('Something in the oven', 'toasted sweet buttery cosy'),
    answer('A crackling record', 'nostalgic warm smoky', 'Draft'),
  ]),
  sound: pickOne('Which sound would you keep on?', [
    answer('Rain on a window', 'misty restful mossy cool calm'),
    answer('A slow piano', 'silky elegant sensual serene'),
    answer('A fire settling', 'smoky resinous warm cosy'),
    answer('Waves, far off', 'coastal salty misty calm airy'),
    answer('A dance floor next door', 'bold festive energetic sparkling'),
  ]),
  arrival: pickSome('What should people feel as they walk in?', [
    answer('Welcome', 'welcoming warm comforting honeyed'),
    answer('At ease', 'calm restful soft creamy serene'),
    answer('Wide awake', 'energetic crisp zesty herbal clear'),
    answer('A little curious', 'mysterious wild spicy misty playful'),
    answer('In good hands', 'refined timeless confident clean elegant'),
    answer('Seriously impressed', 'rich bold deep', 'Draft'),
  ]),
  journey: words('Single Choice', 'Draft')('Which ticket is in your pocket?', [
    answer('The night train north', 'crisp cool mysterious deep'),
    answer('A ferry to the islands', 'coastal sunny tropical salty'),
    answer('The bus to the village', 'rustic natural nostalgic herbal'),
    answer('A front-row seat', 'elegant bold festive sensual'),
  ]),
  suitcase: words('Multiple Choice', 'Draft')('What always goes into your suitcase?', [
    answer('A good book', 'timeless calm dry'),
    answer('Running shoes', 'energetic fresh clear'),
    answer('A silk scarf', 'silky romantic refined elegant'),
    answer('Something to share', 'sweet welcoming joyful nutty'),
    answer('Nothing yet', 'wild playful airy'),
  ]),
};
