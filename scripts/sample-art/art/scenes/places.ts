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
import { darker, lighter, mix, paler } from '../color.ts';
import { leaf } from '../leaf.ts';
import { drawBloom } from '../motifs/floral.ts';
import { mist, ridge, sky } from '../motifs/ozonic.ts';
import { drawWaves, glitter, paleSun } from '../motifs/watery.ts';
import { group, path, placed, polygon, range } from '../shapes.ts';
import { element, short } from '../svg.ts';

/** Swell, a pale sun and one small sail. */
export const sea: Motif = (canvas) => {
  const { sketch, palette } = canvas;
  wash(canvas, 0.5, palette.lightest, palette.lead);
  paleSun(canvas, 860, 210, 105, palette.lightest);
  const hull = `M330 372q70 26 150 0l-22 38q-54 14 -104 0Z`;
  sketch.add(path('M404 160L404 360L312 360Q372 270 404 160Z', { fill: '#FFFDF6' }));
  sketch.add(path('M414 196L414 360L476 360Q452 270 414 196Z', { fill: '#F2D9C2' }));
  sketch.add(path(hull, { fill: mix(palette.darkest, '#8A5A3C', 0.5) }));
  drawWaves(canvas, 420, 6, 52);
  glitter(canvas, 860, 450, 300);
  finish(canvas);
};

/** A fir as three stacked skirts, snow or not. */
export const fir = (
  canvas: Canvas,
  x: number,
  floor: number,
  height: number,
  tone: string,
  cap?: string,
): void => {
  const { sketch } = canvas;
  const width = height * 0.42;
  for (const index of range(4)) {
    const top = floor - height + index * height * 0.2;
    const [half, fall] = [width * (0.26 + index * 0.14), height * (0.3 + index * 0.035)];
    const fill = sketch.linear(
      [x - half, top],
      [x + half, top + fall],
      [
        [0, lighter(tone, 0.14)],
        [1, darker(tone, 0.2)],
      ],
    );
    const d = `M${short(x)} ${short(top)}Q${short(x + half * 0.4)} ${short(top + fall * 0.65)} ${short(x + half)} ${short(top + fall)}Q${short(x)} ${short(top + fall * 1.14)} ${short(x - half)} ${short(top + fall)}Q${short(x - half * 0.4)} ${short(top + fall * 0.65)} ${short(x)} ${short(top)}Z`;
    sketch.add(path(d, { fill }));
    if (!cap) continue;
    const snow = `M${short(x)} ${short(top)}Q${short(x - half * 0.34)} ${short(top + fall * 0.5)} ${short(x - half * 0.74)} ${short(top + fall * 0.84)}Q${short(x - half * 0.2)} ${short(top + fall * 0.6)} ${short(x + half * 0.12)} ${short(top + fall * 0.66)}Z`;
    sketch.add(path(snow, { fill: cap, opacity: '.92' }));
  }
};

/** A cedar cabin with its lamp lit, between firs. */
export const cabin: Motif = (canvas) => {
  const { sketch, palette } = canvas;
  sky(canvas, palette.second, '#F3DDC4', '#F7E9D6');
  for (const index of range(3)) {
    ridge(canvas, 400 + index * 90, 60, paler(palette.accent, 0.62 - index * 0.16));
    mist(canvas, 500 + index * 80, '#FFF6E8', 0.4);
  }
  for (const [x, size] of [
    [90, 420],
    [250, 500],
    [980, 520],
    [1120, 420],
    [850, 380],
    [400, 360],
  ] as const) {
    fir(canvas, x, 720, size, paler(palette.accent, 0.26));
  }
  shadow(canvas, 640, 770, 420, 60, 0.4);
  const wall = sketch.linear(
    [400, 300],
    [860, 760],
    [
      [0, lighter(palette.lead, 0.22)],
      [1, darker(palette.lead, 0.16)],
    ],
  );
  sketch.add(
    path(
      polygon([
        [610, 250],
        [840, 770],
        [380, 770],
      ]),
      { fill: wall },
    ),
  );
  const boards = range(11).map((index) => {
    const y = 330 + index * 42;
    const half = ((y - 250) / 520) * 230;
    return `M${short(610 - half)} ${y}L${short(610 + half)} ${y}`;
  });
  sketch.add(
    path(boards.join(''), {
      stroke: darker(palette.lead, 0.3),
      'stroke-width': 2.5,
      opacity: '.4',
    }),
  );
  const roof = {
    fill: 'none',
    'stroke-width': 34,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  sketch.add(path('M345 800L610 216L875 800', { ...roof, stroke: darker(palette.lead, 0.42) }));
  sketch.add(
    path('M345 796L608 214', {
      ...roof,
      'stroke-width': 8,
      stroke: lighter(palette.lead, 0.3),
      opacity: '.6',
    }),
  );
  light(canvas, 610, 600, 330, 0.9, '#FFD27A');
  const lamp = sketch.linear(
    [0, 470],
    [0, 770],
    [
      [0, '#FFF0C2'],
      [1, '#F8B850'],
    ],
  );
  sketch.add(
    path(
      polygon([
        [610, 400],
        [652, 500],
        [568, 500],
      ]),
      { fill: lamp },
    ),
  );
  for (const x of [505, 632]) {
    sketch.add(element('rect', { x, y: 540, width: 84, height: 120, rx: 4, fill: lamp }));
    sketch.add(
      path(`M${x + 42} 540V660M${x} 600H${x + 84}`, {
        stroke: darker(palette.lead, 0.35),
        'stroke-width': 5,
      }),
    );
  }
  ridge(canvas, 800, 16, palette.accent);
  fir(canvas, 190, 900, 470, palette.accent);
  fir(canvas, 1050, 930, 560, palette.accent);
  finish(canvas);
};

/** A meadow that nobody has mown: blades, and flowers of several kinds. */
export const garden: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.34, palette.lead, palette.second);
  const blade = (far: number, length: number) => {
    const tone = paler(random.pick(palette.colors.slice(0, 3)), far);
    const form = {
      length: length * random.between(0.7, 1.1),
      width: random.between(36, 62),
      bend: random.between(-0.3, 0.3),
      belly: 0.8,
      veins: 0,
    };
    sketch.add(
      group(
        placed(random.between(-40, WIDTH + 40), HEIGHT + 40, random.between(-24, 24)),
        leaf(sketch, tone, form),
      ),
    );
  };
  for (const _ of range(34)) blade(0.5, 700);
  light(canvas, 520, 260, 560, 0.5);
  for (const _ of range(30)) blade(0.2, 520);
  const flowers = [
    ['#E58AA4', '#C4527D'],
    ['#F4C24F', '#E58F3A'],
    ['#9C8AD0', '#6C5FA8'],
    ['#F6E7DC', '#E9B9A6'],
    ['#E9705A', '#B83A4B'],
  ];
  const places = [
    [170, 330, 92],
    [420, 230, 118],
    [690, 350, 150],
    [940, 210, 108],
    [1080, 470, 120],
    [300, 560, 138],
    [850, 610, 96],
    [560, 640, 104],
  ] as const;
  for (const [index, [x, y, r]] of places.entries()) {
    const stem = `M${x} ${y}Q${short(x + random.between(-40, 40))} ${(y + HEIGHT) / 2} ${short(x + random.between(-70, 70))} 920`;
    sketch.add(path(stem, { fill: 'none', stroke: palette.accent, 'stroke-width': 7 }));
    const bloom = { ...canvas, palette: newPalette(flowers[index % flowers.length] ?? []) };
    const many = index % 2 === 0;
    drawBloom(bloom, {
      x,
      y,
      r,
      rings: many ? 3 : 2,
      petals: many ? 9 : 6,
      roundness: many ? 0.5 : 0.84,
      breadth: many ? 0.44 : 0.76,
      opacity: 0.9,
    });
  }
  for (const _ of range(22)) blade(0, 300);
  finish(canvas);
};

const tower = (
  canvas: Canvas,
  x: number,
  top: number,
  width: number,
  tone: string,
  lit: number,
): void => {
  const { sketch, random } = canvas;
  const fill = sketch.linear(
    [0, top],
    [0, HEIGHT],
    [
      [0, tone],
      [1, mix(tone, '#E9A87C', 0.3)],
    ],
  );
  const crown = random.pick([
    `M${x} ${top}h${width}`,
    `M${x} ${top}l${width / 2} ${-width * 0.36}l${width / 2} ${width * 0.36}`,
    `M${x} ${top}v-22h${width * 0.6}v22h${width * 0.4}`,
    `M${x} ${top}a${width / 2} ${width / 2} 0 0 1 ${width} 0`,
  ]);
  sketch.add(path(`${crown}V920H${x}Z`, { fill }));
  for (let y = top + 26; y < HEIGHT - 20; y += 34) {
    for (let left = x + 14; left < x + width - 20; left += 28) {
      if (random.next() > lit) continue;
      const glow = random.pick(['#FFD98A', '#FFE9B8', '#F8B850']);
      sketch.add(
        element('rect', { x: left, y, width: 13, height: 18, rx: 2, fill: glow, opacity: '.92' }),
      );
    }
  }
};

/** Roofs against the last light, windows coming on. */
export const city: Motif = (canvas) => {
  const { palette, random } = canvas;
  sky(
    canvas,
    mix(palette.darkest, palette.lead, 0.5),
    mix(palette.lead, palette.second, 0.85),
    palette.second,
  );
  paleSun(canvas, 780, 500, 150, palette.second);
  const rows = [
    { base: 470, tone: mix(palette.lead, palette.second, 0.35), lit: 0, wide: 110 },
    { base: 560, tone: mix(palette.lead, palette.darkest, 0.4), lit: 0.28, wide: 128 },
    { base: 660, tone: darker(palette.darkest, 0.14), lit: 0.44, wide: 150 },
  ];
  for (const { base, tone, lit, wide } of rows) {
    for (let x = -30; x < WIDTH; ) {
      const width = Math.round(wide * random.between(0.66, 1.1));
      tower(canvas, x, Math.round(base - random.between(-30, 190)), width, tone, lit);
      x += width + (lit > 0.4 ? Math.round(random.between(0, 40)) : 0);
    }
    mist(canvas, base + 190, lighter(palette.second, 0.2), 0.26);
  }
  finish(canvas);
};
