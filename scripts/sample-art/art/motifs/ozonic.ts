import { type Canvas, finish, HEIGHT, type Motif, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { circle, path, range, smooth } from '../shapes.ts';
import { element, type Point, short } from '../svg.ts';
import { paleSun } from './watery.ts';

export const sky = (canvas: Canvas, top: string, middle: string, bottom: string): void => {
  const { sketch } = canvas;
  const fill = sketch.linear(
    [200, 0],
    [0, HEIGHT],
    [
      [0, top],
      [0.55, middle],
      [1, bottom],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill }));
};

/** A bank of cloud: round heads on one line, dissolving downwards. */
const cloud = (canvas: Canvas, x: number, y: number, width: number, tint: string): void => {
  const { sketch, random } = canvas;
  const heads = Math.max(4, Math.round(width / 165));
  const steps = range(heads).map(() => random.between(0.5, 1.5));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let share = 0;
  let d = `M${short(x)} ${short(y)}`;
  let [px, py] = [x, y];
  for (const index of range(heads)) {
    share += (steps[index] ?? 1) / whole;
    const nx = index === heads - 1 ? x + width : x + width * share + random.between(-14, 14);
    const ny =
      y - Math.sin(Math.PI * Math.min(0.999, share)) * width * 0.17 + random.between(-8, 8);
    const end = index === heads - 1 ? y : ny;
    const reach = (Math.hypot(nx - px, end - py) / 2) * random.between(1.02, 1.2);
    d += `A${short(reach)} ${short(reach)} 0 0 1 ${short(nx)} ${short(end)}`;
    [px, py] = [nx, end];
  }
  d += `C${short(x + width * 1.1)} ${short(y + width * 0.2)} ${short(x - width * 0.1)} ${short(y + width * 0.2)} ${short(x)} ${short(y)}Z`;
  const fill = sketch.linear(
    [0, y - width * 0.3],
    [0, y + width * 0.12],
    [
      [0, '#FFFFFF', 0.96],
      [0.45, lighter(tint, 0.6), 0.82],
      [1, lighter(tint, 0.3), 0],
    ],
  );
  sketch.add(path(d, { fill }));
};

/** Thin arcs of moving air that begin and end in nothing. */
const breeze = (canvas: Canvas, x: number, y: number, count: number, size: number): void => {
  const { sketch, random } = canvas;
  for (const index of range(count)) {
    const r = size + index * random.between(34, 52);
    const stroke = sketch.linear(
      [x - r, y],
      [x + r, y],
      [
        [0, '#FFFFFF', 0],
        [0.5, '#FFFFFF', 0.85],
        [1, '#FFFFFF', 0],
      ],
    );
    const d = `M${short(x - r)} ${short(y)}A${short(r)} ${short(r * 0.62)} 0 0 1 ${short(x + r)} ${short(y)}`;
    sketch.add(path(d, { fill: 'none', stroke, 'stroke-width': 3.2 - index * 0.2 }));
  }
};

export const mist = (canvas: Canvas, y: number, tint: string, opacity: number): void => {
  const { sketch } = canvas;
  const fill = sketch.linear(
    [0, y - 110],
    [0, y + 110],
    [
      [0, tint, 0],
      [0.5, tint, opacity],
      [1, tint, 0],
    ],
  );
  sketch.add(element('rect', { y: y - 110, width: WIDTH, height: 220, fill }));
};

export const ridge = (canvas: Canvas, y: number, height: number, tone: string): void => {
  const { sketch, random } = canvas;
  const phase = random.between(0, 6.28);
  const line = range(25).map((index): Point => {
    const x = index * 52 - 24;
    const shape = Math.sin(x / 210 + phase) + 0.5 * Math.sin(x / 96 + phase * 2);
    return [x, y - height * shape + random.between(-height, height) * 0.22];
  });
  const fill = sketch.linear(
    [0, y - height * 1.5],
    [0, y + height * 2.2],
    [
      [0, tone],
      [1, lighter(tone, 0.72)],
    ],
  );
  sketch.add(path(`${smooth(line)}L1260 960L-60 960Z`, { fill }));
};

/** Open sky, banks of cloud, arcs of air. */
export const openSky: Motif = (canvas) => {
  const { palette, random } = canvas;
  sky(canvas, mix(palette.lead, palette.darkest, 0.35), palette.lead, lighter(palette.second, 0.4));
  paleSun(canvas, random.between(280, 460), random.between(230, 280), 110, palette.lightest);
  breeze(canvas, 860, 300, 4, 200);
  cloud(canvas, 600, 440, 720, palette.second);
  cloud(canvas, -160, 580, 620, palette.lead);
  breeze(canvas, 210, 760, 4, 200);
  cloud(canvas, 330, 740, 1040, palette.second);
  cloud(canvas, -220, 890, 900, palette.lead);
  finish(canvas);
};

/** Veils of moving air, one over the other. */
export const veils: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  sky(canvas, lighter(palette.second, 0.5), palette.lead, mix(palette.lead, palette.darkest, 0.5));
  paleSun(canvas, 860, 260, 130, palette.lightest);
  for (const index of range(8)) {
    const phase = random.between(0, 6.28);
    const [y, thick] = [180 + index * 96, random.between(110, 210)];
    const edge = (shift: number, part: number) =>
      range(15).map((step): Point => {
        const x = step * 96 - 70;
        const swing = 70 * Math.sin(x / 290 + phase + part) + 26 * Math.sin(x / 130 + phase);
        return [x, y + shift + swing - x * 0.14];
      });
    const lower = edge(thick, 0.7).reverse();
    const fill = sketch.linear(
      [0, y - 90],
      [0, y + thick + 40],
      [
        [0, '#FFFFFF', 0.62],
        [0.5, lighter(palette.second, 0.4), 0.26],
        [1, palette.lead, 0],
      ],
    );
    sketch.add(path(`${smooth(edge(0, 0))}${smooth(lower).replace('M', 'L')}Z`, { fill }));
    const line = { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2.2, opacity: '.6' };
    sketch.add(path(smooth(edge(0, 0)), line));
  }
  finish(canvas);
};

/** Ridges that come out of the mist, the nearest darkest. */
export const ridges: Motif = (canvas) => {
  const { palette, random } = canvas;
  sky(
    canvas,
    lighter(palette.lead, 0.12),
    lighter(palette.second, 0.35),
    lighter(palette.accent, 0.7),
  );
  paleSun(canvas, random.between(740, 900), 240, 105, palette.lightest);
  breeze(canvas, 420, 330, 5, 190);
  for (const index of range(5)) {
    const tone = lighter(mix(palette.lead, palette.darkest, index * 0.24), 0.55 - index * 0.13);
    ridge(canvas, 450 + index * 105, 62 - index * 4, tone);
    mist(canvas, 545 + index * 105, '#FFFFFF', 0.42 - index * 0.06);
  }
  finish(canvas);
};

/** A hushed sky of large flakes over soft drifts. */
export const snowfall: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  sky(
    canvas,
    mix(palette.second, palette.darkest, 0.35),
    palette.second,
    lighter(palette.lead, 0.3),
  );
  paleSun(canvas, 860, 250, 120, palette.lightest);
  for (const index of range(3)) {
    ridge(canvas, 640 + index * 95, 46 - index * 8, lighter(palette.second, 0.45 + index * 0.2));
  }
  for (const index of range(130)) {
    const [x, y] = [random.between(0, WIDTH), random.between(0, HEIGHT)];
    const r = index % 9 === 0 ? random.between(14, 26) : random.between(4, 10);
    const fill = sketch.radial([x, y], r, [
      [0, '#FFFFFF', 0.95],
      [0.6, '#FFFFFF', 0.75],
      [1, '#FFFFFF', 0],
    ]);
    sketch.add(circle(x, y, r, { fill }));
  }
  breeze(canvas, 380, 430, 4, 240);
  finish(canvas);
};

/** A storm that leaves: dark bank above, rain in fine lines, light on the horizon. */
export const clearing: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  const warm = palette.colors.at(-1) ?? palette.lightest;
  sky(
    canvas,
    mix(palette.lead, palette.darkest, 0.4),
    lighter(palette.second, 0.1),
    lighter(warm, 0.2),
  );
  paleSun(canvas, 330, 610, 120, warm);
  const rain = range(70).map(() => {
    const [x, y, length] = [
      random.between(420, 1260),
      random.between(330, 720),
      random.between(40, 120),
    ];
    return `M${short(x)} ${short(y)}l${short(-length * 0.22)} ${short(length)}`;
  });
  const line = { stroke: '#FFFFFF', 'stroke-width': 2, 'stroke-linecap': 'round', opacity: '.38' };
  for (const [index, y] of [90, 210, 340].entries()) {
    const tone = mix(darker(palette.darkest, 0.05), palette.second, index * 0.3);
    cloud(canvas, 260 - index * 130, y + 60, 1150, tone);
    cloud(canvas, -320 + index * 90, y, 860, mix(tone, palette.lead, 0.4));
  }
  sketch.add(path(rain.join(''), line));
  for (const index of range(3)) {
    ridge(canvas, 730 + index * 75, 30, mix(palette.lead, palette.darkest, index * 0.4));
    mist(canvas, 800 + index * 70, lighter(warm, 0.5), 0.28);
  }
  finish(canvas);
};
