import { useWords } from '../../lib/words/words.ts';
import { ColorDots } from '../../ui/base/color-dots.tsx';
import { Picture } from '../../ui/base/picture.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import styles from './fragrance-modal.module.css';
import { MatchLabel, OneSheet, Reasons } from './fragrance-parts.tsx';
import type { Recommended } from './recommended.ts';

type FragranceModalProps = { fragrance: Recommended; onClose: () => void };

export function FragranceModal({ fragrance, onClose }: FragranceModalProps) {
  const { results } = useWords();
  return (
    <Modal title={fragrance.name} width="wide" onClose={onClose}>
      <div className={styles.picture}>
        <Picture
          url={fragrance.heroImageUrl}
          srcSet={fragrance.heroImageSrcSet}
          sizes="(min-width: 800px) 704px, 90vw"
          isLazy={false}
        />
      </div>
      <div>
        <MatchLabel fragrance={fragrance} />
        <p className={styles.family}>{results.collection(fragrance)}</p>
      </div>
      <p className={styles.text}>{fragrance.longDescription || fragrance.shortDescription}</p>
      <dl className={styles.facts}>
        {fragrance.detectionLevel && (
          <div>
            <dt>{results.detectionLevel}</dt>
            <dd>{fragrance.detectionLevel}</dd>
          </div>
        )}
        <div>
          <dt>{results.neutralizer}</dt>
          <dd>{fragrance.isOdorNeutralizer ? results.yes : results.no}</dd>
        </div>
        <div>
          <dt>{results.sku}</dt>
          <dd>{fragrance.sku}</dd>
        </div>
        <div>
          <dt>{results.colorsTerm}</dt>
          <dd>
            <ColorDots colors={fragrance.colors} />
          </dd>
        </div>
      </dl>
      <Reasons fragrance={fragrance} />
      <div>
        <OneSheet fragrance={fragrance} isMain />
      </div>
    </Modal>
  );
}
