import { type Canvas, finish, HEIGHT, light, type Motif, wash } from '../canvas.ts';
import { darker, isGreen, lighter, mix, paler } from '../color.ts';
import { leaf } from '../leaf.ts';
import { circle, ellipse, group, path, placed, range, smooth } from '../shapes.ts';
import type { Point } from '../svg.ts';

type Sprig = { length: number; curl: number; tone: string };
type Node = { x: number; y: number; lean: number; t: number };
type Herb = (canvas: Canvas, sprig: Sprig) => string;

const nodes = ({ length, curl }: Sprig, count: number, from: number): Node[] =>
  range(count).map((index) => {
    const t = from + ((1 - from) * index) / (count - 1);
    return { x: curl * length * t * t, y: -length * t, lean: Math.atan(2 * curl * t) * 57.3, t };
  });

const stem = (sprig: Sprig, width: number): string => {
  const line = nodes(sprig, 12, 0).map(({ x, y }): Point => [x, y]);
  const stroke = darker(sprig.tone, 0.2);
  return path(smooth(line), {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
};

/** Pairs of leaves along a stem, opened wide below and closing towards the tip. */
const paired =
  (count: number, reach: number, breadth: number, open: number, veins: number): Herb =>
  (canvas, sprig) => {
    const { sketch, random } = canvas;
    const leaves = nodes(sprig, count, 0.16).flatMap(({ x, y, lean, t }) => {
      const length = sprig.length * reach * (1.1 - t * 0.62) * random.between(0.88, 1.1);
      const form = { length, width: length * breadth, bend: 0.1, belly: 0.82, veins };
      const turn = open * (1.12 - t * 0.62);
      return [-1, 1].map((side) => {
        const tone = side < 0 ? sprig.tone : darker(sprig.tone, 0.07);
        const drawn = leaf(sketch, lighter(tone, t * 0.2), { ...form, bend: -0.12 * side });
        return group(placed(x, y, lean + side * turn + random.between(-6, 6)), drawn);
      });
    });
    return stem(sprig, sprig.length * 0.011) + leaves.join('');
  };

const needles = paired(14, 0.23, 0.125, 44, 0);
/** Rosemary in flower: needles, and small pale-blue stars that sit where they leave the stem. */
const rosemaryHerb: Herb = (canvas, sprig) => {
  const { sketch, palette, random } = canvas;
  const petal = mix(palette.accent, '#8FA9E0', 0.75);
  const stars = nodes(sprig, 7, 0.42).map(({ x, y, lean }, index) => {
    const r = sprig.length * random.between(0.012, 0.017);
    const fill = sketch.radial([0, 0], r * 2, [
      [0, lighter(petal, 0.6)],
      [1, petal],
    ]);
    const petals = range(5).map((turn) =>
      ellipse(0, -r, r * 0.62, r, { fill, transform: `rotate(${turn * 72})` }),
    );
    const side = index % 2 ? 1 : -1;
    const eye = circle(0, 0, r * 0.34, { fill: '#FFF4D8' });
    return group(
      placed(x + side * r * random.between(0.6, 2), y, lean + index * 31),
      ...petals,
      eye,
    );
  });
  return needles(canvas, sprig) + stars.join('');
};
const sageHerb = paired(7, 0.34, 0.4, 62, 7);
const thymeHerb = paired(14, 0.095, 0.62, 78, 0);

/** Round silver coins in pairs. */
const eucalyptusHerb: Herb = (canvas, sprig) => {
  const { sketch, random } = canvas;
  const coins = nodes(sprig, 8, 0.16).flatMap(({ x, y, lean, t }) => {
    const r = sprig.length * 0.092 * (1.12 - t * 0.62) * random.between(0.9, 1.1);
    return [-1, 1].map((side) => {
      const tone = lighter(side < 0 ? sprig.tone : darker(sprig.tone, 0.08), t * 0.22);
      const fill = sketch.linear(
        [-r, -r],
        [r, r],
        [
          [0, lighter(tone, 0.4)],
          [1, darker(tone, 0.12)],
        ],
      );
      return group(
        placed(x, y, lean + side * (80 - t * 34)),
        ellipse(0, -r * 1.08, r * 0.86, r, { fill, opacity: '.93' }),
        path(`M0 0L0 ${(-r * 1.8).toFixed(1)}`, {
          stroke: lighter(tone, 0.6),
          'stroke-width': 1.8,
          opacity: '.55',
        }),
      );
    });
  });
  return stem(sprig, sprig.length * 0.009) + coins.join('');
};

/** A green stem with a spike of small flowers. */
const lavenderHerb: Herb = (canvas, sprig) => {
  const { sketch, palette, random } = canvas;
  const flowers = palette.colors.filter((each) => !isGreen(each));
  const blades = nodes(sprig, 9, 0.05)
    .slice(0, 4)
    .flatMap(({ x, y, lean }) =>
      [-1, 1].map((side) => {
        const form = {
          length: sprig.length * 0.22,
          width: sprig.length * 0.024,
          bend: -0.2 * side,
          belly: 0.8,
          veins: 0,
        };
        return group(placed(x, y, lean + side * 30), leaf(sketch, sprig.tone, form));
      }),
    );
  const spike = nodes(sprig, 12, 0.6).flatMap(({ x, y, lean, t }) => {
    const size = sprig.length * 0.04 * Math.sin(Math.PI * (0.3 + 0.62 * ((t - 0.6) / 0.4)));
    return [-62, 62, -30, 30, 0].map((turn) => {
      const tone = mix(random.pick(flowers.slice(0, 2)), palette.darkest, random.between(0, 0.3));
      const fill = sketch.linear(
        [0, 0],
        [0, -size * 2],
        [
          [0, darker(tone, 0.16)],
          [1, lighter(tone, 0.42)],
        ],
      );
      return group(
        placed(x, y, lean + turn),
        ellipse(0, -size, size * 0.52, size * 1.05, { fill }),
      );
    });
  });
  return stem(sprig, sprig.length * 0.007) + blades.join('') + spike.join('');
};

const bunch =
  (herb: Herb, sizes: [far: number, middle: number, near: number], extra?: Motif): Motif =>
  (canvas) => {
    const { sketch, palette, random } = canvas;
    wash(canvas, 0.42);
    const greens = palette.colors.filter(isGreen);
    const [green = mix(palette.lead, '#7D9471', 0.6)] = greens;
    const x = random.between(540, 660);
    const layer = (fade: number, length: number, turns: number[]) => {
      for (const turn of turns) {
        const tone = paler(mix(green, random.pick([green, ...greens]), 0.5), fade);
        const sprig = { length: length * random.between(0.9, 1.08), curl: turn / 330, tone };
        sketch.add(
          group(
            placed(x + turn * 1.6, HEIGHT + 50, turn + random.between(-4, 4)),
            herb(canvas, sprig),
          ),
        );
      }
    };
    layer(0.55, sizes[0], [-52, 50, -30, 28, -8, 10]);
    light(canvas, x - 60, 330, 520, 0.5);
    layer(0.24, sizes[1], [-60, 58, -36, 38, 2]);
    layer(0, sizes[2], [-44, 42, -18, 22]);
    extra?.(canvas);
    finish(canvas);
  };

export const lavender = bunch(lavenderHerb, [960, 860, 730]);

export const rosemary = bunch(rosemaryHerb, [960, 860, 700]);
export const sage = bunch(sageHerb, [900, 780, 620]);
export const eucalyptus = bunch(eucalyptusHerb, [940, 820, 660]);

/** Thyme over embers: sparks rise between the sprigs. */
export const thyme = bunch(thymeHerb, [960, 840, 680], (canvas) => {
  const { sketch, palette, random } = canvas;
  const ember = palette.accent;
  light(canvas, 600, 940, 620, 0.55, lighter(mix(ember, '#F2A24A', 0.6), 0.2));
  for (const _ of range(34)) {
    const [x, y, r] = [random.between(160, 1040), random.between(160, 860), random.between(3, 9)];
    const fill = sketch.radial([x, y], r * 2, [
      [0, '#FFE9C2', 1],
      [0.35, mix(ember, '#F6A648', 0.5), 0.9],
      [1, ember, 0],
    ]);
    sketch.add(circle(x, y, r * 2, { fill }));
  }
});
