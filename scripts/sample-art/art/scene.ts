import { HEIGHT, type Motif, newCanvas, WIDTH } from './canvas.ts';
import { sage } from './motifs/aromatic.ts';
import { grain } from './motifs/woody.ts';
import { candles, moon, noon, window } from './scenes/lights.ts';
import { cabin, city, garden, sea } from './scenes/places.ts';
import { autumn, beach, blossom, winter } from './scenes/seasons.ts';
import { bread, fruit, honey } from './scenes/table.ts';
import { linen, stones, velvet } from './scenes/textures.ts';

type Scene = { motif: Motif; colors: string[] };

/** Every question picture by its slug, with the colors that it is painted in. */
const scenes: Record<string, Scene> = {
  'morning-light': { motif: window, colors: ['#F4DDAE', '#E9B98F', '#7F8E62', '#B5714C'] },
  'high-noon': { motif: noon, colors: ['#F6A934', '#8CC7D6', '#E39A5B', '#C96F3B'] },
  candlelight: { motif: candles, colors: ['#6B2F26', '#8F4A2E', '#D98A3C', '#3A1B1C', '#F6E3C4'] },
  moonlight: { motif: moon, colors: ['#3F5680', '#8FA5C8', '#C9D3E4', '#1C2746'] },
  'linen-folds': { motif: linen, colors: ['#F0E3CD', '#BDD3DF', '#8FB7CC', '#FAF4E8', '#9B8568'] },
  'velvet-drape': { motif: velvet, colors: ['#8C2740', '#6A1C3F', '#E79AA0', '#3D0F26'] },
  'weathered-wood': { motif: grain, colors: ['#A99680', '#C9BBA6', '#8C8F8C', '#6F6052'] },
  'river-stones': {
    motif: stones,
    colors: ['#9DB9BD', '#7C8A8E', '#C9B8A2', '#56636B', '#E6E1D6'],
  },
  'by-the-sea': { motif: sea, colors: ['#6FA5B5', '#2E6E87', '#CFE1E0'] },
  'cabin-of-cedar': { motif: cabin, colors: ['#A9683F', '#9DB6B8', '#2F5348', '#E6C9A2'] },
  'wild-garden': { motif: garden, colors: ['#7FA653', '#A9C76F', '#4D7F48', '#DDE8B4'] },
  'city-at-dusk': { motif: city, colors: ['#7A5A8C', '#F2A477', '#E8745A', '#2E2A4F'] },
  'market-fruit': { motif: fruit, colors: ['#F2B23E', '#E8704F', '#8FAE4B'] },
  'bread-from-the-oven': { motif: bread, colors: ['#C98A4B', '#D9B488', '#F4DFBC', '#7A4524'] },
  'garden-herbs': { motif: sage, colors: ['#6F9A4E', '#8FB868', '#4C7F52', '#CFE0A8'] },
  honeycomb: { motif: honey, colors: ['#EDA42C', '#F6C75E', '#FBE3A0', '#A85F14'] },
  'first-blossom': { motif: blossom, colors: ['#F3B6C4', '#D9708F', '#BFDDE6', '#5F4038'] },
  'long-summer': { motif: beach, colors: ['#3FA9B5', '#F3D9A4', '#EE6F57', '#A9743F'] },
  'turning-leaves': {
    motif: autumn,
    colors: ['#D9772B', '#B8442E', '#E9B03F', '#8A5A2B', '#F4DDB0'],
  },
  'deep-winter': { motif: winter, colors: ['#DCE8F0', '#AFC4DA', '#F8F8F6', '#6F88AC'] },
};

export const drawScene = (slug: string): string => {
  const scene = scenes[slug];
  if (!scene) throw new Error(`no question picture is called ${slug}`);
  const canvas = newCanvas(slug, scene.colors);
  scene.motif(canvas);
  return canvas.sketch.toSvg(WIDTH, HEIGHT);
};
