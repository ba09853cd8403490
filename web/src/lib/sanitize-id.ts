const ID_LENGTH = 64;

/** Removes characters that no id has, so that pasted spaces or edited links cause no error. */
export const sanitizeId = (text = ''): string => text.replace(/[^\w-]/g, '').slice(0, ID_LENGTH);
