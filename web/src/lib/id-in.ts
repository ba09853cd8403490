const ID_LENGTH = 64;

/** What of a text an id can hold: a space pasted along, or an address made up by hand, asks for no refusal. */
export const idIn = (text = ''): string => text.replace(/[^\w-]/g, '').slice(0, ID_LENGTH);
