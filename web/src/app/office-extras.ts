import { Toasts } from '../ui/kit/toasts.tsx';

/*
 * What staff see around the screens. In a chunk of its own, so that the lists of files behind these imports are not
 * part of the respondents' first page.
 */
// They come with this file, because a failure offline must be able to show one.
export const loadToasts = async () => Toasts;
export const loadSessionEnded = async () => (await import('./session-ended.tsx')).SessionEnded;
export const loadRail = async () => (await import('./rail/rail.tsx')).Rail;
export const loadFeatureMenu = async () => (await import('./rail/feature-menu.tsx')).FeatureMenu;
