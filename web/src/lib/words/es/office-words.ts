import type { OfficeWords } from '../words.ts';
import { office } from './office.ts';
import { signIn } from './sign-in.ts';
import { styleGuide } from './style-guide.ts';

export const officeWords: OfficeWords = { ...office, ...signIn, styleGuide };
