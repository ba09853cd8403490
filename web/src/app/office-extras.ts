/*
 * What staff see around the screens. In a chunk of its own, so that the lists of files behind these imports are not
 * part of the respondents' first page.
 */
export const loadToasts = async () => (await import('../ui/kit/toasts.tsx')).Toasts;
export const loadSessionEnded = async () => (await import('./session-ended.tsx')).SessionEnded;
export const loadRail = async () => (await import('./rail/rail.tsx')).Rail;
export const loadPlaceMenu = async () => (await import('./rail/place-menu.tsx')).PlaceMenu;
