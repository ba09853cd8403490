import type { ReactNode } from 'react';
import { useStyleGuideWords } from '../../lib/words/style-guide.ts';
import { Chip } from '../../ui/base/chip.tsx';
import { ColorDots } from '../../ui/base/color-dots.tsx';
import { ScreenHeading } from '../../ui/base/screen-heading.tsx';
import { Bone } from '../../ui/feedback/skeleton.tsx';
import { ColorSamples, ControlSamples } from './control-samples.tsx';
import { ButtonSamples, ChoiceSamples, FieldSamples } from './part-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import styles from './style-guide-screen.module.css';

const TOKENS = [
  'paper',
  'card',
  'ink',
  'soft',
  'line',
  'edge',
  'amber',
  'wash',
  'link',
  'good',
  'bad',
];
const PORTRAIT = ['#f8b133', '#e8833a', '#8fae4b'];

/** Samples of all components, in the current theme. */
export function StyleGuideScreen() {
  const styleGuide = useStyleGuideWords();
  return (
    <div className={styles.screen}>
      <ScreenHeading title={styleGuide.title} />
      <p className={styles.soft}>{styleGuide.text}</p>
      <Group title={styleGuide.colors}>
        <ul className={styles.swatches}>
          {TOKENS.map((token) => (
            <li key={token} className={styles.swatch}>
              <span style={{ background: `var(--${token})` }} />
              <span>{token}</span>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={styleGuide.type}>
        <p className={styles.display}>{styleGuide.display}</p>
        <p className={styles.heading}>{styleGuide.heading}</p>
        <p className={styles.subheading}>{styleGuide.subheading}</p>
        <p className={styles.body}>{styleGuide.body}</p>
        <p className={styles.small}>{styleGuide.small}</p>
        <p className={styles.label}>{styleGuide.label}</p>
      </Group>
      <Group title={styleGuide.buttons}>
        <ButtonSamples />
      </Group>
      <Group title={styleGuide.fields}>
        <FieldSamples />
      </Group>
      <Group title={styleGuide.controls}>
        <ControlSamples />
        <ColorSamples />
      </Group>
      <Group title={styleGuide.choices}>
        <ChoiceSamples />
      </Group>
      <Group title={styleGuide.cards}>
        <div className={styles.card}>
          <ColorDots colors={PORTRAIT} />
          {styleGuide.choice.map((text) => (
            <Chip key={text}>{text.toLowerCase()}</Chip>
          ))}
          <Bone height="18px" width="60%" />
        </div>
      </Group>
      <Group title={styleGuide.states}>
        <StateSamples />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
