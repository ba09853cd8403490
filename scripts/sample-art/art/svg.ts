export type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];
/** Position 0 to 1, color, and opacity when it is not 1. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A tenth of a unit is finer than any screen shows and keeps the files small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const written = (value: string | number) => (typeof value === 'number' ? short(value) : value);

export const element = (name: string, attributes: Attributes, children = ''): string => {
  const pairs = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${written(value)}"`]))
    .join('');
  return children ? `<${name}${pairs}>${children}</${name}>` : `<${name}${pairs}/>`;
};

export type Sketch = {
  add: (...shapes: string[]) => void;
  linear: (from: Point, to: Point, stops: Stop[]) => string;
  radial: (center: Point, radius: number, stops: Stop[], focus?: Point) => string;
  clipTo: (shape: string) => string;
  toSvg: (width: number, height: number) => string;
};

/**
 * Collects shapes and their gradients. No filters: renderers differ in them, and these pictures
 * must look the same wherever they are drawn again.
 */
export const newSketch = (): Sketch => {
  const defs: string[] = [];
  const shapes: string[] = [];
  const define = (name: string, attributes: Attributes, children: string) => {
    const id = `d${defs.length}`;
    defs.push(element(name, { id, ...attributes }, children));
    return `url(#${id})`;
  };
  const stopTags = (stops: Stop[]) =>
    stops
      .map(([offset, color, opacity]) =>
        element('stop', {
          offset: String(Math.round(offset * 1000) / 1000),
          'stop-color': color,
          'stop-opacity': opacity === undefined ? undefined : String(opacity),
        }),
      )
      .join('');
  const units = { gradientUnits: 'userSpaceOnUse' };
  return {
    add: (...more) => void shapes.push(...more),
    linear: ([x1, y1], [x2, y2], stops) =>
      define('linearGradient', { ...units, x1, y1, x2, y2 }, stopTags(stops)),
    radial: ([cx, cy], r, stops, [fx, fy] = [cx, cy]) =>
      define('radialGradient', { ...units, cx, cy, r, fx, fy }, stopTags(stops)),
    clipTo: (shape) => define('clipPath', {}, shape),
    toSvg: (width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${shapes.join('')}</svg>`,
  };
};
