/** The dashboard, from which breadcrumbs lead. */
export const HOME_PATH = '/dashboard';
