/** Loads the back office's words in the current language, for code that respondents load, too. */
export const loadOfficeWords = async () => (await import('./office-words.ts')).officeWords();
