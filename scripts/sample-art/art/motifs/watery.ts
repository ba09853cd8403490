import { type Canvas, finish, HEIGHT, light, type Motif, shadow, WIDTH, wash } from '../canvas.ts';
import { darker, fromLightToDark, lighter, mix } from '../color.ts';
import { circle, ellipse, group, path, placed, range, smooth } from '../shapes.ts';
import { element, type Point } from '../svg.ts';

type Swell = { y: number; height: number; length: number; phase: number };

const crest = ({ y, height, length, phase }: Swell): Point[] =>
  range(27).map((index): Point => {
    const x = index * 50 - 50;
    const long = Math.sin((x / length) * 6.283 + phase);
    const brief = Math.sin((x / length) * 14.1 + phase * 1.7) * 0.13;
    return [x, y - height * (long + brief)];
  });

/** A pale sun with its halo. */
export const paleSun = (canvas: Canvas, x: number, y: number, r: number, tint: string): void => {
  const { sketch } = canvas;
  light(canvas, x, y, r * 4.2, 0.7);
  for (const halo of [1.9, 1.45]) {
    sketch.add(circle(x, y, r * halo, { fill: '#FFFDF6', opacity: '.16' }));
  }
  const fill = sketch.linear(
    [x - r, y - r],
    [x + r, y + r],
    [
      [0, '#FFFEFA'],
      [1, lighter(tint, 0.74)],
    ],
  );
  sketch.add(circle(x, y, r, { fill }));
};

/** Sheets of water, each lighter at its crest and casting a shadow on the one behind. */
export const drawWaves = (canvas: Canvas, top: number, layers: number, height: number): void => {
  const { sketch, palette, random } = canvas;
  const deep = mix(palette.darkest, palette.lead, 0.12);
  const far = lighter(palette.lead, 0.5);
  for (const index of range(layers)) {
    const share = index / (layers - 1);
    const swell = {
      y: top + (HEIGHT + 20 - top) * share ** 1.12 * 0.94,
      height: height * (0.45 + share * 0.75) * random.between(0.8, 1.15),
      length: random.between(680, 1050),
      phase: random.between(0, 6.28),
    };
    const line = smooth(crest(swell));
    const tone = mix(far, deep, Math.min(1, share ** 1.1 * 0.82 + (index % 2 ? 0.14 : 0)));
    const body = `${line}L1260 960L-60 960Z`;
    const fill = sketch.linear(
      [0, swell.y - swell.height],
      [0, swell.y + 300],
      [
        [0, lighter(tone, 0.3), 0.97],
        [0.3, tone, 0.97],
        [1, darker(tone, 0.12), 0.97],
      ],
    );
    const cast = { fill: palette.shade, opacity: '.1' };
    sketch.add(path(body, { ...cast, transform: 'translate(10 -14)' }));
    sketch.add(path(body, { fill }));
    const foam = { fill: 'none', stroke: '#FFFFFF', 'stroke-linecap': 'round' };
    sketch.add(path(line, { ...foam, 'stroke-width': 2.5 + share * 2, opacity: '.5' }));
    for (const echo of range(1 + Math.round(share * 2))) {
      const below = {
        ...swell,
        y: swell.y + 24 + echo * 20,
        height: swell.height * (0.92 - echo * 0.1),
      };
      const first = random.whole(1, 14);
      const stretch = crest(below).slice(first, first + random.whole(6, 11));
      sketch.add(path(smooth(stretch), { ...foam, 'stroke-width': 2, opacity: '.26' }));
    }
  }
};

/** Broken light on the water below the sun. */
export const glitter = (canvas: Canvas, x: number, top: number, depth: number): void => {
  const { sketch, random } = canvas;
  for (const index of range(18)) {
    const y = top + (index / 18) ** 1.1 * depth;
    const width = random.between(20, 70) * (1.15 - index / 30);
    const middle = x + random.between(-46, 46);
    const bar = { x: middle - width / 2, y, width, height: 4.5, rx: 2.2, fill: '#FFFDF4' };
    sketch.add(element('rect', { ...bar, opacity: String((0.75 - index * 0.035).toFixed(2)) }));
  }
};

/** Layered swell under a pale sun. */
export const waves: Motif = (canvas) => {
  const { palette, random } = canvas;
  wash(canvas, 0.5, palette.lightest, palette.lead);
  const x = random.between(760, 960);
  paleSun(canvas, x, random.between(170, 220), random.between(80, 105), palette.lightest);
  drawWaves(canvas, 370, random.whole(6, 7), random.between(72, 90));
  glitter(canvas, x, 430, 330);
  finish(canvas);
};

/** A calm horizon: flat bands that fade into fog, with a low sun. */
export const calm: Motif = (canvas) => {
  const { palette, random, sketch } = canvas;
  const dusk = sketch.linear(
    [0, 0],
    [0, 420],
    [
      [0, mix(palette.lead, palette.darkest, 0.2)],
      [0.6, lighter(palette.lead, 0.35)],
      [1, lighter(palette.lightest, 0.2)],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill: dusk }));
  const x = random.between(380, 480);
  paleSun(canvas, x, 240, 120, palette.lightest);
  for (const [index, y] of [330, 372, 420].entries()) {
    const swell = { y, height: 26 - index * 6, length: 1500 - index * 320, phase: index * 2.1 + 1 };
    const tone = lighter(mix(palette.lead, palette.darkest, index * 0.2), 0.45 - index * 0.12);
    const fill = sketch.linear(
      [0, y - 30],
      [0, y + 120],
      [
        [0, tone, 0.95],
        [1, lighter(tone, 0.6), 0.85],
      ],
    );
    sketch.add(path(`${smooth(crest(swell))}L1260 960L-60 960Z`, { fill }));
  }
  drawWaves(canvas, 505, 6, 13);
  glitter(canvas, x, 470, 400);
  finish(canvas);
};

export const lilyPad = (canvas: Canvas, x: number, y: number, r: number, turn: number): string => {
  const { sketch, palette } = canvas;
  const tone = mix(palette.darkest, '#6E9A6A', 0.45);
  const fill = sketch.radial([-r * 0.3, -r * 0.3], r * 1.5, [
    [0, lighter(tone, 0.35)],
    [1, darker(tone, 0.1)],
  ]);
  const pad = `M0 0L${(r * 0.94).toFixed(1)} ${(-r * 0.34).toFixed(1)}A${r} ${r} 0 1 0 ${(r * 0.94).toFixed(1)} ${(r * 0.34).toFixed(1)}Z`;
  const spokes = range(9).map((index) => {
    const angle = 0.7 + (index / 8) * 4.9;
    return `M0 0L${(Math.cos(angle) * r * 0.86).toFixed(1)} ${(Math.sin(angle) * r * 0.86).toFixed(1)}`;
  });
  return group(
    { transform: `translate(${x} ${y}) scale(1 .5) rotate(${turn})` },
    path(pad, { fill: palette.shade, opacity: '.22', transform: 'translate(8 14)' }),
    path(pad, { fill }),
    path(spokes.join(''), { stroke: lighter(tone, 0.6), 'stroke-width': 2, opacity: '.4' }),
  );
};

const budOn = (canvas: Canvas, x: number, y: number, size: number): void => {
  const { sketch, palette } = canvas;
  const warm = fromLightToDark(palette.colors).find((each) => mixIsWarm(each)) ?? palette.lightest;
  for (const [index, turn] of [-72, 72, -48, 48, -24, 24, 0].entries()) {
    const fill = sketch.linear(
      [0, 0],
      [0, -size],
      [
        [0, mix(warm, palette.darkest, 0.25 - index * 0.02)],
        [0.5, warm, 0.95],
        [1, lighter(warm, 0.7), 0.95],
      ],
    );
    const s = size * (1 - Math.abs(turn) / 300);
    const d = `M0 0C${-s * 0.34} ${-s * 0.35} ${-s * 0.26} ${-s * 0.8} 0 ${-s}C${s * 0.26} ${-s * 0.8} ${s * 0.34} ${-s * 0.35} 0 0Z`;
    sketch.add(group(placed(x, y, turn), path(d.replace(/\.\d{4,}/g, ''), { fill })));
  }
};

const mixIsWarm = (color: string): boolean =>
  Number.parseInt(color.slice(1, 3), 16) > Number.parseInt(color.slice(5, 7), 16) + 8;

/** Still water from above the bank: rings that meet, pads, one flower. */
export const ripples: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  const mirrored = random.next() < 0.5;
  const across = (x: number) => (mirrored ? WIDTH - x : x);
  const fill = sketch.linear(
    [0, 0],
    [0, HEIGHT],
    [
      [0, lighter(palette.lightest, 0.35)],
      [0.35, lighter(palette.second, 0.12)],
      [1, mix(palette.lead, palette.darkest, 0.45)],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill }));
  light(canvas, 800, 40, 700, 0.8);
  const centers = [
    { x: random.between(380, 460), y: 590, size: 620 },
    { x: random.between(860, 960), y: 370, size: 400 },
    { x: random.between(980, 1080), y: 800, size: 280 },
  ];
  for (const { x: raw, y, size } of centers) {
    const x = across(raw);
    for (const index of range(8)) {
      const rx = size * (1 - index / 8) ** 1.15;
      const tone =
        index % 2 ? lighter(palette.lead, 0.35) : mix(palette.lead, palette.darkest, 0.35);
      const sheet = sketch.radial([0, 0], rx, [
        [0, tone, 0.05],
        [0.8, tone, 0.22],
        [1, tone, 0.5],
      ]);
      const flat = { transform: `translate(${x.toFixed(0)} ${y}) scale(1 .36)` };
      sketch.add(element('circle', { r: rx, fill: sheet, ...flat }));
      const rim = { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2.2, opacity: '.36' };
      sketch.add(ellipse(x, y, rx, rx * 0.36, rim));
    }
  }
  sketch.add(
    lilyPad(canvas, across(860), 640, 170, 150),
    lilyPad(canvas, across(660), 770, 120, 20),
  );
  sketch.add(lilyPad(canvas, across(560), 300, 74, 80));
  budOn(canvas, across(850), 640, 210);
  light(canvas, across(420), 580, 160, 0.5);
  finish(canvas);
};

/** Beads of water on a smooth stone. */
export const beads: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.62, palette.second, palette.accent);
  const settled: { x: number; y: number; r: number }[] = [];
  for (const index of range(240)) {
    const r =
      index < 4 ? 190 - index * 34 : index < 30 ? random.between(34, 80) : random.between(8, 30);
    const [x, y] = [
      random.between(r + 24, WIDTH - r - 24),
      random.between(r + 24, HEIGHT - r - 24),
    ];
    if (settled.some((each) => Math.hypot(each.x - x, each.y - y) < each.r + r + 10)) continue;
    settled.push({ x, y, r });
  }
  for (const { x, y, r } of settled) {
    shadow(canvas, x + r * 0.22, y + r * 0.3, r * 1.25, r * 1.2, 0.34);
    const body = sketch.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, mix(palette.accent, palette.darkest, 0.35), 0.75],
        [0.5, lighter(palette.lead, 0.25), 0.7],
        [1, '#FFFFFF', 0.92],
      ],
    );
    sketch.add(circle(x, y, r, { fill: body }));
    const rim = {
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-width': Math.max(1.2, r * 0.02),
      opacity: '.6',
    };
    sketch.add(circle(x, y, r * 0.985, rim));
    const gleam = {
      fill: '#FFFFFF',
      opacity: '.9',
      transform: `rotate(-40 ${x.toFixed(0)} ${y.toFixed(0)})`,
    };
    sketch.add(ellipse(x, y - r * 0.62, r * 0.26, r * 0.12, gleam));
  }
  finish(canvas);
};
