import {
  createUserLanguageHistory,
  getSession,
  type Session,
  updateUserSetting,
} from '@vse/domain/users';
import { useEffect } from 'react';
import { staffCall, useRefresh } from '../lib/api/staff.ts';
import { notify } from '../lib/notifications.ts';
import { problemMessages } from '../lib/problem.ts';
import { showForStaff, tabLanguage } from '../lib/words/language-choice.ts';
import { isLanguage } from '../lib/words/languages.ts';
import { officeWords, wordsNow } from '../lib/words/words.ts';

/** Shows the language kept for the person, and answers how they choose another, which is kept and recorded. */
export function useStaffLanguage({ language }: Session) {
  const refresh = useRefresh(getSession);
  useEffect(() => {
    // An address that names a language has the say in its tab.
    if (isLanguage(language) && !tabLanguage()) showForStaff(language).catch(() => {});
  }, [language]);

  return async function choose(code: string) {
    if (!isLanguage(code)) return;
    try {
      await showForStaff(code);
    } catch {
      notify((await officeWords()).language.notLoaded, { isError: true });
      return;
    }
    try {
      // The whole record goes back, so it must be the newest.
      const { userId, settings, language: kept } = await staffCall(getSession, {});
      if (userId === null || settings === null || code === kept) return;
      await staffCall(updateUserSetting, { ...settings, language: code });
      await staffCall(createUserLanguageHistory, { userId, language: code });
    } catch (error) {
      const { language: said } = await officeWords();
      notify([said.notSaved, ...problemMessages(error, wordsNow())].join(' '), { isError: true });
    } finally {
      await refresh();
    }
  };
}
