declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  // The package exports a function as its CommonJS module and carries no types of its own.
  // biome-ignore lint/style/noDefaultExport: the shape of the package, not ours
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
