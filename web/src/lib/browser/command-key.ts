/** What is written on the key of shortcuts, Ctrl or the Mac's. */
export const commandKey = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';
