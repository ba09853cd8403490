export const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
