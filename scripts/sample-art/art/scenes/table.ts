import {
  type Canvas,
  finish,
  HEIGHT,
  light,
  type Motif,
  newPalette,
  shadow,
  WIDTH,
  wash,
} from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { leaf } from '../leaf.ts';
import { drawSlice } from '../motifs/citrus.ts';
import { ball, dimple, stalk } from '../motifs/fruity.ts';
import { circle, ellipse, group, path, placed, polar, polygon, range } from '../shapes.ts';
import { element, type Point, short } from '../svg.ts';

/** Fruit as a market lays it out: whole, cut, in every color. */
export const fruit: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.36);
  const heap = [
    [230, 330, 150, '#D9482F'],
    [520, 240, 150, '#F2A33A'],
    [1040, 300, 160, '#7FA650'],
    [790, 250, 140, '#C8374A'],
    [90, 560, 150, '#F2C14A'],
    [1120, 570, 150, '#E8704F'],
    [360, 500, 175, '#8C3F6B'],
    [960, 480, 165, '#F3B54A'],
    [210, 790, 185, '#8FAF4E'],
    [1010, 800, 190, '#B8324A'],
  ] as const;
  for (const [index, [x, y, r, color]] of heap.entries()) {
    const turn = random.between(-30, 30);
    ball(canvas, { x, y, r, color, turn }, index % 4 === 2 ? '' : dimple(canvas, r, color));
    if (index % 3 !== 1) continue;
    const lean = (turn * Math.PI) / 180;
    stalk(canvas, x + Math.sin(lean) * r * 0.7, y - Math.cos(lean) * r * 0.7, r * 0.9, turn);
  }
  const citrus = { ...canvas, palette: newPalette(['#F2A93B', '#E87F2B', '#8FAE4B']) };
  drawSlice(citrus, { x: 630, y: 620, r: 250, segments: 10, turn: 0.4 });
  for (const [x, y, r] of [
    [430, 830, 84],
    [560, 880, 84],
    [500, 770, 70],
    [820, 850, 80],
  ] as const) {
    ball(canvas, { x, y, r, color: '#5B3A73' });
  }
  finish(canvas);
};

const ear = (canvas: Canvas, x: number, y: number, turn: number, size: number): void => {
  const { sketch, palette } = canvas;
  const tone = mix(palette.lead, '#E8B95A', 0.6);
  const grains = range(9).flatMap((index) =>
    [-1, 1].map((side) => {
      const form = {
        length: size * 0.2,
        width: size * 0.075,
        bend: -0.15 * side,
        belly: 0.9,
        veins: 0,
      };
      return group(placed(0, -size * (0.4 + index * 0.065), side * 26), leaf(sketch, tone, form));
    }),
  );
  const stalk = path(`M0 0V${short(-size)}`, { stroke: darker(tone, 0.14), 'stroke-width': 5 });
  sketch.add(group(placed(x, y, turn), stalk, ...grains));
};

/** A round loaf, scored and floured, still giving off warmth. */
export const bread: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.5);
  const board = sketch.linear(
    [0, 640],
    [0, 880],
    [
      [0, lighter(palette.second, 0.35)],
      [1, darker(palette.second, 0.1)],
    ],
  );
  shadow(canvas, 620, 830, 600, 90, 0.34);
  sketch.add(
    ellipse(600, 782, 560, 112, { fill: darker(palette.second, 0.24) }),
    ellipse(600, 762, 560, 112, { fill: board }),
  );
  ear(canvas, 1060, 770, -34, 560);
  ear(canvas, 1120, 790, -14, 520);
  shadow(canvas, 610, 760, 420, 74, 0.5);
  const crust = sketch.radial(
    [580, 600],
    470,
    [
      [0, lighter(palette.lead, 0.42)],
      [0.5, palette.lead],
      [1, darker(palette.darkest, 0.06)],
    ],
    [480, 400],
  );
  const loaf =
    'M190 640C170 430 350 270 590 270C840 270 1010 430 990 640C985 760 850 800 590 800C330 800 198 760 190 640Z';
  sketch.add(path(loaf, { fill: crust }));
  for (const [index, x] of [330, 480, 630, 780].entries()) {
    const top = [390, 322, 318, 372][index] ?? 340;
    const cut = `M${x - 34} ${top}C${x + 70} ${top + 90} ${x + 84} ${top + 220} ${x + 44} ${top + 310}C${x + 10} ${top + 230} ${x - 30} ${top + 120} ${x - 34} ${top}Z`;
    const crumb = sketch.linear(
      [x - 40, 0],
      [x + 90, 0],
      [
        [0, lighter(palette.lightest, 0.35)],
        [1, mix(palette.lightest, palette.lead, 0.45)],
      ],
    );
    sketch.add(
      path(cut, { fill: darker(palette.lead, 0.3), opacity: '.5', transform: 'translate(9 4)' }),
      path(cut, { fill: crumb }),
    );
  }
  for (const _ of range(170)) {
    const [x, y] = polar(560, 480, 330 * Math.sqrt(random.next()), random.between(2.6, 6.6));
    sketch.add(
      circle(x, y * 0.72 + 150, random.between(1.5, 5), { fill: '#FFFBF0', opacity: '.55' }),
    );
  }
  for (const x of [440, 600, 760]) {
    const steam = `M${x} 250c-46 -50 40 -86 0 -140c-30 -44 26 -70 6 -110`;
    const stroke = sketch.linear(
      [0, 0],
      [0, 250],
      [
        [0, '#FFFFFF', 0],
        [0.6, '#FFFFFF', 0.75],
        [1, '#FFFFFF', 0],
      ],
    );
    sketch.add(
      path(steam, { fill: 'none', stroke, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    );
  }
  finish(canvas);
};

/** Comb from close by: cells at different fillings, and one run of honey. */
export const honey: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  const wax = sketch.linear(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, lighter(palette.lightest, 0.3)],
      [1, darker(palette.lead, 0.08)],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill: wax }));
  const size = 108;
  const hexagon = (x: number, y: number, r: number): string =>
    polygon(range(6).map((index): Point => polar(x, y, r, (index / 6) * 6.2832 + 0.5236)));
  for (const row of range(7)) {
    for (const column of range(8)) {
      const [x, y] = [column * size * 1.732 - 60 + (row % 2) * size * 0.866, row * size * 1.5 - 20];
      const full = random.next();
      const tone = mix(
        mix(palette.lead, palette.darkest, 0.3 * random.next()),
        palette.lightest,
        random.between(0, 0.35),
      );
      const rounded = { 'stroke-linejoin': 'round', 'stroke-width': 26 } as const;
      sketch.add(
        path(hexagon(x, y, size * 0.8), {
          ...rounded,
          fill: darker(palette.lead, 0.3),
          stroke: darker(palette.lead, 0.3),
        }),
      );
      const fill = sketch.radial(
        [x, y],
        size,
        [
          [0, full > 0.3 ? lighter(tone, 0.2) : darker(palette.darkest, 0.05)],
          [0.6, full > 0.3 ? tone : darker(palette.lead, 0.24)],
          [1, darker(tone, 0.2)],
        ],
        [x + 20, y + 26],
      );
      sketch.add(
        path(hexagon(x + 3, y + 5, size * 0.77), {
          ...rounded,
          'stroke-width': 14,
          fill,
          stroke: fill,
        }),
      );
      if (full > 0.3) {
        sketch.add(
          path(
            `M${short(x - 58)} ${short(y - 14)}Q${short(x - 44)} ${short(y - 62)} ${short(x + 4)} ${short(y - 68)}`,
            {
              fill: 'none',
              stroke: '#FFF8E0',
              'stroke-width': 10,
              'stroke-linecap': 'round',
              opacity: '.62',
            },
          ),
        );
      }
    }
  }
  const run =
    'M-20 -20H1220V70C1150 90 1130 60 1090 130C1060 190 1010 180 990 110C960 40 900 80 860 150C850 330 850 480 830 560C810 630 740 630 722 560C700 470 720 330 690 190C660 90 600 110 560 190C540 300 500 300 480 200C450 90 380 80 330 110C290 190 240 180 220 100C160 50 60 90 -20 60Z';
  const flow = sketch.linear(
    [0, 0],
    [0, 620],
    [
      [0, lighter(palette.lead, 0.2), 0.97],
      [0.6, palette.lead, 0.94],
      [1, mix(palette.lead, palette.darkest, 0.3), 0.94],
    ],
  );
  sketch.add(
    path(run, { fill: palette.shade, opacity: '.26', transform: 'translate(12 20)' }),
    path(run, { fill: flow }),
  );
  sketch.add(
    path('M748 250C752 380 738 470 752 560', {
      fill: 'none',
      stroke: '#FFF8E0',
      'stroke-width': 15,
      'stroke-linecap': 'round',
      opacity: '.6',
    }),
  );
  light(canvas, 300, 40, 520, 0.4);
  finish(canvas);
};
