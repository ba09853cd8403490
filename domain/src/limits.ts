/** Business constants of the specification (text 1 section 9, text 2 section 9) and the limits that keep input sane. */
export const INVITE_CODE_LENGTH = 6;
/** Different characters that a new code needs, so that 'AAAAAA' is refused. */
export const MIN_CODE_CHARACTERS = 4;
export const MAX_RECOMMENDATIONS = 6;
export const MAX_COLORS = 8;
export const MIN_COLORS = 3;
/** For an edited fragrance whose colors are enforced (text 2 section 5). */
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

/** Lengths that no honest input reaches; longer input is refused with 400. */
export const NAME_LENGTH = 200;
export const TEXT_LENGTH = 4000;
/** Of a fragrance's short and long description. */
export const SHORT_DESCRIPTION_LENGTH = 1000;
export const LONG_DESCRIPTION_LENGTH = 10_000;
export const URL_LENGTH = 2000;
/** For paths of stored files. Ours are half as long, so that a signed URL stays far below URL_LENGTH. */
export const PATH_LENGTH = 200;
/** The largest weight of a fragrance's adjective, positive or negative. */
export const MAX_WEIGHT = 100;
export const LIST_LENGTH = 1000;
/** Of a question. How many a quiz can ask follows from what one document holds (quiz-size.test.ts). */
export const MAX_ANSWERS = 20;
export const MAX_ANSWER_ADJECTIVES = 25;
export const ADJECTIVE_LENGTH = 100;
/** Fragrances in a provider's inventory. */
export const INVENTORY_LENGTH = 5000;
/** Records in a change set, and the days in which it can be undone. */
export const CHANGE_SET_LENGTH = 5000;
export const UNDO_DAYS = 7;
export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
/** Rows of fragrances: the first page is what a screen begins with, the others bring the rest in few calls. */
export const ROWS_PAGE_SIZE = 100;
export const MAX_ROWS_PAGE_SIZE = 1000;
export const PAGE_TOKEN_LENGTH = 8000;
/** How long a server may answer a count that it made before. */
export const COUNT_KEPT_SECONDS = 60;
/** A list with fewer records is counted for each answer; from here on, its count may be a kept one. */
export const KEPT_COUNT_MINIMUM = 1000;
/** The longest period of insight, in days, and the longest whose trend is by the hour. */
export const MAX_INSIGHT_DAYS = 366;
export const MAX_HOURLY_DAYS = 31;
/** Bytes of a document's JSON. Cosmos DB takes 2 MB, in which it adds fields of its own and a later version may add ours. */
export const DOCUMENT_BYTES = 1_500_000;
/** Of an id in Cosmos DB. */
export const STORED_ID_LENGTH = 1023;

/** Bytes. JSON bodies are small; uploads stay below the limit of Static Web Apps (30 MB). */
export const JSON_BODY_BYTES = 1_000_000;
export const FILE_BYTES = 10_000_000;
/**
 * Width times height: a small file can declare a picture that takes gigabytes to decode. What phones call 64 megapixels
 * has up to 9,280 × 6,944. The browser sends it 1,200 px wide, so this guards its decoder only.
 */
export const PICTURE_PIXELS = 64 * 1024 * 1024;
/** An upload that no record saves within this time is removed. */
export const UNSAVED_UPLOAD_DAYS = 2;

export const RESPONDENT_TOKEN_DAYS = 90;
export const MAX_BULK_INVITES = 500;
/** The dashboard counts open invites that expire within this time. */
export const EXPIRES_SOON_DAYS = 7;

/** Against misuse as a mail relay: mails of a provider to one address in 24 hours, and mails that one person causes in an hour. */
export const MAILS_PER_RECIPIENT = 3;
export const MAILS_PER_SENDER = 200;
export const REDEEM_WINDOW_MINUTES = 15;
/** Wrong attempts for one e-mail beyond its limit: one for each network that has made none yet. */
export const REDEEM_RESERVE_PER_EMAIL = 40;
/** Wrong attempts from one address beyond its limit, among which a correct one is still accepted. */
export const REDEEM_RESERVE_PER_ADDRESS = 240;
