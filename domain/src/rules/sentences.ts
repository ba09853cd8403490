/** Ends a sentence with a full stop, unless it ends with a name that brings its own, such as "Aurum Scent Co.". */
export const sentence = (text: string): string =>
  /[.!?…]["'’”»)\u2069]*$/.test(text) ? text : `${text}.`;
