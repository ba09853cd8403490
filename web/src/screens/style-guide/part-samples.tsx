import { useState } from 'react';
import { useStyleGuideWords } from '../../lib/words/style-guide.ts';
import { ChoiceField } from '../../ui/controls/choice.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import styles from './style-guide-screen.module.css';

export function ButtonSamples() {
  const styleGuide = useStyleGuideWords();
  return (
    <div className={styles.row}>
      <Button look="amber">{styleGuide.amber}</Button>
      <Button look="ink">{styleGuide.ink}</Button>
      <Button>{styleGuide.quiet}</Button>
      <Button isSmall>{styleGuide.quiet}</Button>
      <Button look="bad">{styleGuide.bad}</Button>
      <Button look="text">{styleGuide.textLook}</Button>
      <Button disabled>{styleGuide.disabled}</Button>
    </div>
  );
}

export function FieldSamples() {
  const styleGuide = useStyleGuideWords();
  const [value, setValue] = useState('');
  return (
    <div className={styles.fields}>
      <TextField label={styleGuide.field} value={value} onValue={setValue} />
      <TextField
        label={styleGuide.invalidField}
        value={value}
        onValue={setValue}
        error={styleGuide.fieldError}
      />
    </div>
  );
}

export function ChoiceSamples() {
  const styleGuide = useStyleGuideWords();
  const [chosen, setChosen] = useState(styleGuide.choice[0]);
  return (
    <fieldset>
      <legend className={styles.soft}>{styleGuide.choiceQuestion}</legend>
      <div className={styles.fields}>
        {styleGuide.choice.map((title) => (
          <ChoiceField
            key={title}
            id={`sample-${title}`}
            kind="radio"
            name="sample"
            title={title}
            isChosen={title === chosen}
            isInactive={title !== chosen}
            onChoose={() => setChosen(title)}
          />
        ))}
      </div>
    </fieldset>
  );
}
