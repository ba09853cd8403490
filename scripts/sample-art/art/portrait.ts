import type { Family, SampleFragrance } from '../../seed/catalogue/sample-types.ts';
import { artDirection } from './art-direction.ts';
import { HEIGHT, type Motif, newCanvas, WIDTH } from './canvas.ts';
import { cluster, drop, stone } from './motifs/amber.ts';
import * as aromatic from './motifs/aromatic.ts';
import { berries } from './motifs/berries.ts';
import { camellias, steps, twig } from './motifs/blooms.ts';
import { greatSlice, risingSlice, twoSlices } from './motifs/citrus.ts';
import { arches, fallenSlices, strewnSlices } from './motifs/citrus-rows.ts';
import { figs } from './motifs/figs.ts';
import { lotus, peony, spray } from './motifs/floral.ts';
import { globes, mangoes, orchard, stonefruit } from './motifs/fruity.ts';
import { glazed, shortbread, truffles } from './motifs/gourmand.ts';
import { blades, broad, canes, ferns } from './motifs/green.ts';
import { clearing, openSky, ridges, snowfall, veils } from './motifs/ozonic.ts';
import { rainfall } from './motifs/rain.ts';
import { standing, tears } from './motifs/stones.ts';
import { bowl, cup } from './motifs/table-top.ts';
import { sprigs } from './motifs/tea.ts';
import { beads, calm, ripples, waves } from './motifs/watery.ts';
import { grain, logs, planks, quarter, treeRings } from './motifs/woody.ts';

const motifs: Record<Family, Record<string, Motif>> = {
  Amber: { cluster, drop, standing, stone, tears },
  Aromatic: aromatic,
  Citrus: { arches, fallenSlices, greatSlice, risingSlice, strewnSlices, twoSlices },
  Floral: { camellias, lotus, peony, spray, steps, twig },
  Fruity: { berries, figs, globes, mangoes, orchard, stonefruit },
  Gourmand: { bowl, cup, glazed, shortbread, truffles },
  Green: { blades, broad, canes, ferns, sprigs },
  Ozonic: { clearing, openSky, ridges, snowfall, veils },
  Watery: { beads, calm, rainfall, ripples, waves },
  Woody: { grain, logs, planks, quarter, treeRings },
};

type Sitter = Pick<SampleFragrance, 'sku' | 'family' | 'colors'>;

/** The scent portrait of a fragrance as SVG: the same SKU and colors give the same picture. */
export const drawPortrait = ({ sku, family, colors }: Sitter): string => {
  const canvas = newCanvas(sku, colors);
  const choices = motifs[family];
  const motif = choices[artDirection[sku] ?? ''] ?? canvas.random.pick(Object.values(choices));
  motif(canvas);
  return canvas.sketch.toSvg(WIDTH, HEIGHT);
};
