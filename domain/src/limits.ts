/** Business constants of the specification (text 1 section 9, text 2 section 9) and the limits that keep input sane. */
export const INVITE_CODE_LENGTH = 6;
/** Different characters in a new code, so that 'AAAAAA' is none. */
export const MIN_CODE_CHARACTERS = 4;
export const MAX_RECOMMENDATIONS = 6;
export const MAX_COLORS = 8;
export const MIN_COLORS = 3;
/** Of an edited fragrance whose colors are enforced (text 2 section 5). */
export const MIN_EDITED_COLORS = 1;
export const MAX_ADJECTIVES = 8;
export const MIN_ANSWER_ADJECTIVES = 3;
export const MIN_HERO_IMAGE_URL_LENGTH = 5;
export const DIRECTORY_ID_MIN_LENGTH = 13;
/** Pixels; a hint of the specification that the web app scales larger logos down to (text 2 section 9). */
export const LOGO_WIDTH = 180;
export const LOGO_HEIGHT = 60;
export const NOTIFICATION_MS = 3000;
export const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_PICKER_COLOR = '#F8B133';
export const NEW_SWATCH_COLOR = '#333';

/** Lengths that no honest input reaches; longer is refused with 400 rather than stored. */
export const NAME_LENGTH = 200;
export const TEXT_LENGTH = 4000;
/** Of a fragrance's short and long description. */
export const SHORT_DESCRIPTION_LENGTH = 1000;
export const LONG_DESCRIPTION_LENGTH = 10_000;
export const URL_LENGTH = 2000;
/** Of a stored file; ours are half as long, and a signed URL of one stays far below URL_LENGTH. */
export const PATH_LENGTH = 200;
/** Of an adjective on a fragrance, to either side of 0. */
export const MAX_WEIGHT = 100;
export const LIST_LENGTH = 1000;
/** Fragrances in a provider's inventory. */
export const INVENTORY_LENGTH = 5000;
export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
export const PAGE_TOKEN_LENGTH = 8000;

/** Bytes. JSON bodies are small; uploads stay under what Static Web Apps lets through (30 MB). */
export const JSON_BODY_BYTES = 1_000_000;
export const FILE_BYTES = 10_000_000;
/** Width times height: a small file can declare a picture that takes gigabytes to decode. */
export const PICTURE_PIXELS = 40_000_000;
/** An upload that no record has saved by then is removed. */
export const UNSAVED_UPLOAD_DAYS = 2;

export const RESPONDENT_TOKEN_DAYS = 90;
export const MAX_BULK_INVITES = 500;
/** From when on the dashboard counts an open invite among those that expire soon. */
export const EXPIRES_SOON_DAYS = 7;

/** Nobody's mail relay: mails to one address within 24 hours, recipients of one person within an hour. */
export const MAILS_PER_RECIPIENT = 3;
export const RECIPIENTS_PER_SENDER = 200;
export const REDEEM_WINDOW_MINUTES = 15;
/** Wrong tries for one e-mail beyond its limit, one for each network that has none yet. */
export const REDEEM_RESERVE_PER_EMAIL = 40;
