import { MatchFigure, MatchSentence } from './match.tsx';
import { Portrait } from './portrait.tsx';
import './print.css';
import { ResultActions } from './result-actions.tsx';

/**
 * What comes after the results, which work without it: in a file of its own, because nobody waits for it before they see
 * what is recommended.
 */
export const resultsMore = { MatchFigure, MatchSentence, Portrait, ResultActions };
