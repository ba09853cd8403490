import { type Canvas, finish, HEIGHT, light, type Motif, shadow, WIDTH, wash } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { ellipse, group, path, placed, range, smooth } from '../shapes.ts';
import { element, type Point } from '../svg.ts';

type Fold = { x: number; width: number; lean: number; phase: number };

const edgeOf = (x: number, { lean, phase }: Fold): Point[] =>
  range(12).map((step): Point => {
    const y = step * 90 - 40;
    return [x + lean * y + 34 * Math.sin(y / 260 + phase), y];
  });

/** Cloth that hangs: each fold has a lit back and a deep valley. */
const drape = (canvas: Canvas, fold: Fold, tone: string, depth: number): void => {
  const { sketch } = canvas;
  const left = edgeOf(fold.x, fold);
  const right = edgeOf(fold.x + fold.width, { ...fold, phase: fold.phase + 0.5 }).reverse();
  const middle = fold.x + fold.lean * 450;
  const fill = sketch.linear(
    [middle, 450],
    [middle + fold.width, 450],
    [
      [0, darker(tone, depth)],
      [0.2, darker(tone, depth * 0.2)],
      [0.48, lighter(tone, 0.36)],
      [0.72, tone],
      [1, darker(tone, depth * 1.15)],
    ],
  );
  const d = `${smooth(left)}${smooth(right).replace('M', 'L')}Z`;
  sketch.add(path(d, { fill }));
};

type Sheet = { left: number; right: number; hem: number; tone: string; stripe: string };

/** A sheet that hangs from the line: folds and a woven border, cut to an outline that swings. */
const sheet = (canvas: Canvas, { left, right, hem, tone, stripe }: Sheet): void => {
  const { sketch, random } = canvas;
  const edge = range(9).map((index): Point => {
    const share = index / 8;
    return [right + 26 - (right - left + 40) * share, hem + 24 * Math.sin(share * 9 + left)];
  });
  const outline = `M${left} 132Q${(left + right) / 2} 150 ${right} 132L${smooth(edge).slice(1)}Z`;
  const cast = { fill: canvas.palette.shade, opacity: '.08', transform: 'translate(26 22)' };
  sketch.add(path(outline, cast), path(outline, { fill: tone }));
  const folds: Canvas = {
    ...canvas,
    sketch: { ...sketch, add: (...more) => void inside.push(...more) },
  };
  const inside: string[] = [];
  for (let x = left - 80; x < right + 20; ) {
    const width = random.between(70, 150);
    drape(folds, { x, width: width + 24, lean: 0.03, phase: x / 260 }, tone, 0.11);
    x += width;
  }
  for (const lift of [70, 96]) {
    const line = edge.map(([x, y]): Point => [x, y - lift]);
    const band = { fill: 'none', stroke: stripe, 'stroke-width': lift === 70 ? 12 : 5 };
    inside.push(path(smooth(line), { ...band, opacity: '.6' }));
  }
  sketch.add(group({ 'clip-path': sketch.clipTo(path(outline, {})) }, ...inside));
  for (const x of [left + 22, (left + right) / 2, right - 22]) {
    const peg = { x: x - 9, y: 104, width: 18, height: 58, rx: 5 };
    sketch.add(element('rect', { ...peg, x: x - 5, y: 110, fill: '#6B4F35', opacity: '.25' }));
    sketch.add(element('rect', { ...peg, fill: '#D9B488' }));
  }
};

/** Linen on the line, in the morning, with the sun behind it. */
export const linen: Motif = (canvas) => {
  const { sketch, palette } = canvas;
  wash(canvas, 0.62, palette.accent, palette.lead);
  light(canvas, 780, 360, 560, 0.8);
  sketch.add(
    path('M-20 122Q600 150 1220 112', { fill: 'none', stroke: palette.darkest, 'stroke-width': 4 }),
  );
  sheet(canvas, { left: 860, right: 1290, hem: 650, tone: palette.second, stripe: '#FFFFFF' });
  sheet(canvas, {
    left: 150,
    right: 800,
    hem: 770,
    tone: palette.lightest,
    stripe: palette.accent,
  });
  light(canvas, 360, 240, 460, 0.35);
  finish(canvas);
};

/** Velvet: deep folds with a bright nap along each back. */
export const velvet: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill: palette.darkest }));
  for (let x = -200; x < WIDTH + 60; ) {
    const width = random.between(90, 190);
    const tone = mix(palette.lead, palette.second, random.between(0, 0.5));
    drape(canvas, { x, width: width + 30, lean: -0.06, phase: x / 230 }, tone, 0.42);
    x += width;
  }
  light(canvas, 380, 240, 560, 0.24, palette.accent);
  finish(canvas);
};

const pebble = (
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tone: string,
  turn: number,
): void => {
  const { sketch, random } = canvas;
  shadow(canvas, x + 12, y + ry * 0.9, rx * 1.06, ry * 0.55, 0.42);
  const fill = sketch.radial(
    [0, 0],
    rx * 1.15,
    [
      [0, lighter(tone, 0.52)],
      [0.5, tone],
      [1, darker(tone, 0.28)],
    ],
    [-rx * 0.4, -ry * 0.5],
  );
  const bands = range(random.whole(0, 2)).map((index) => {
    const lift = ry * (index * 0.36 - 0.1);
    return path(
      `M${(-rx * 0.93).toFixed(0)} ${lift.toFixed(0)}Q0 ${(lift + ry * 0.5).toFixed(0)} ${(rx * 0.93).toFixed(0)} ${lift.toFixed(0)}`,
      { fill: 'none', stroke: lighter(tone, 0.7), 'stroke-width': 5, opacity: '.4' },
    );
  });
  sketch.add(group(placed(x, y, turn), ellipse(0, 0, rx, ry, { fill }), ...bands));
};

/** River stones, balanced, in shallow water. */
export const stones: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.55, palette.lightest, palette.lead);
  light(canvas, 720, 260, 520, 0.5);
  const water = sketch.linear(
    [0, 650],
    [0, HEIGHT],
    [
      [0, lighter(palette.lead, 0.4)],
      [1, palette.lead],
    ],
  );
  sketch.add(element('rect', { y: 655, width: WIDTH, height: 260, fill: water }));
  for (const [x, y, rx] of [
    [600, 780, 520],
    [600, 780, 430],
    [600, 780, 345],
    [1060, 850, 180],
    [120, 850, 200],
  ] as const) {
    sketch.add(
      ellipse(x, y, rx, rx * 0.2, {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 2.5,
        opacity: '.45',
      }),
    );
  }
  const pile = [
    [600, 738, 270, 84],
    [588, 592, 218, 72],
    [622, 468, 172, 62],
    [592, 362, 130, 52],
    [612, 276, 88, 42],
    [600, 210, 54, 30],
  ] as const;
  for (const [index, [x, y, rx, ry]] of pile.entries()) {
    const tone = palette.colors[(index + 1) % palette.colors.length] ?? palette.lead;
    pebble(canvas, x, y, rx, ry, tone, random.between(-4, 4));
  }
  pebble(canvas, 190, 810, 120, 46, palette.accent, -4);
  pebble(canvas, 1030, 800, 96, 38, palette.second, 5);
  finish(canvas);
};
