import type { Family, SampleFragrance } from '../catalogue/sample-types.ts';
import { artDirection } from './art-direction.ts';
import { HEIGHT, type Motif, newCanvas, WIDTH } from './canvas.ts';
import * as amber from './motifs/amber.ts';
import * as aromatic from './motifs/aromatic.ts';
import { berries } from './motifs/berries.ts';
import { greatSlice, risingSlice, twoSlices } from './motifs/citrus.ts';
import { figs } from './motifs/figs.ts';
import { lotus, peony, spray } from './motifs/floral.ts';
import { globes, mangoes, orchard, stonefruit } from './motifs/fruity.ts';
import { glazed, shortbread, truffles } from './motifs/gourmand.ts';
import { blades, broad, canes, ferns } from './motifs/green.ts';
import { clearing, openSky, ridges, snowfall, veils } from './motifs/ozonic.ts';
import { bowl, cup } from './motifs/table-top.ts';
import { beads, calm, ripples, waves } from './motifs/watery.ts';
import { grain, logs, treeRings } from './motifs/woody.ts';

const motifs: Record<Family, Record<string, Motif>> = {
  Amber: amber,
  Aromatic: aromatic,
  Citrus: { greatSlice, risingSlice, twoSlices },
  Floral: { lotus, peony, spray },
  Fruity: { berries, figs, globes, mangoes, orchard, stonefruit },
  Gourmand: { bowl, cup, glazed, shortbread, truffles },
  Green: { blades, broad, canes, ferns },
  Ozonic: { clearing, openSky, ridges, snowfall, veils },
  Watery: { beads, calm, ripples, waves },
  Woody: { grain, logs, treeRings },
};

type Sitter = Pick<SampleFragrance, 'sku' | 'family' | 'colors'>;

/** The scent portrait of a fragrance as SVG: the same SKU and colours give the same picture. */
export const drawPortrait = ({ sku, family, colors }: Sitter): string => {
  const canvas = newCanvas(sku, colors);
  const choices = motifs[family];
  const motif = choices[artDirection[sku] ?? ''] ?? canvas.random.pick(Object.values(choices));
  motif(canvas);
  return canvas.sketch.toSvg(WIDTH, HEIGHT);
};
