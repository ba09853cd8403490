/** Business constants of the specification (text 1 section 9, text 2 section 9) and the limits that keep input sane. */
export const INVITE_CODE_LENGTH = 6;
export const MAX_RECOMMENDATIONS = 6;
export const MAX_COLORS = 8;
export const MIN_COLORS = 3;
export const MAX_ADJECTIVES = 8;
export const MIN_HERO_IMAGE_URL_LENGTH = 5;
export const DIRECTORY_ID_MIN_LENGTH = 13;
export const NOTIFICATION_MS = 3000;
export const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_PICKER_COLOR = '#F8B133';
export const NEW_SWATCH_COLOR = '#333';

/** Lengths that no honest input reaches; longer is refused with 400 rather than stored. */
export const NAME_LENGTH = 200;
export const TEXT_LENGTH = 4000;
export const URL_LENGTH = 2000;
/** Of a stored file; ours are half as long, and a signed URL of one stays far below URL_LENGTH. */
export const PATH_LENGTH = 200;
/** Of an adjective on a fragrance, to either side of 0. */
export const MAX_WEIGHT = 100;
export const LIST_LENGTH = 1000;
export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
export const PAGE_TOKEN_LENGTH = 8000;

/** Bytes. JSON bodies are small; uploads stay under what Static Web Apps lets through (30 MB). */
export const JSON_BODY_BYTES = 1_000_000;
export const FILE_BYTES = 10_000_000;

export const RESPONDENT_TOKEN_DAYS = 90;
export const MAX_BULK_INVITES = 500;
export const REDEEM_WINDOW_MINUTES = 15;
