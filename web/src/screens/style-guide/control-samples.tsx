import { DEFAULT_PICKER_COLOR } from '@vse/domain/limits';
import { useState } from 'react';
import { useStyleGuideWords } from '../../lib/words/style-guide.ts';
import { ColorPicker } from '../../ui/kit/controls/color-picker.tsx';
import { ComboField } from '../../ui/kit/controls/combo-field.tsx';
import { Progress } from '../../ui/kit/controls/progress.tsx';
import { CheckboxField, SwitchField } from '../../ui/kit/controls/toggle-fields.tsx';
import { OptionPicker } from '../../ui/kit/option-picker.tsx';
import { SwatchTray } from '../../ui/office/swatch-tray.tsx';
import styles from './style-guide-screen.module.css';

/** The controls of the office other than text and buttons. */
export function ControlSamples() {
  const styleGuide = useStyleGuideWords();
  const [value, setValue] = useState('');
  const [isOn, setOn] = useState(false);
  const [tags, setTags] = useState<readonly { id: string }[]>([]);
  const options = styleGuide.choice.map((label) => ({ value: label, label }));
  const field = { value, onValue: setValue, options };
  return (
    <div className={styles.fields}>
      <ComboField {...field} label={styleGuide.combo} />
      <SwitchField label={styleGuide.switch} value={isOn} onValue={setOn} />
      <CheckboxField label={styleGuide.checkbox} value={isOn} onValue={setOn} />
      <Progress label={styleGuide.progress} value={2} max={5} />
      <OptionPicker
        label={styleGuide.tags}
        add={styleGuide.tags}
        options={styleGuide.choice.map((name) => ({ id: name, name }))}
        value={tags}
        onValue={setTags}
        pick={({ id }) => ({ id })}
      />
    </div>
  );
}

export function ColorSamples() {
  const [colors, setColors] = useState([DEFAULT_PICKER_COLOR]);
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <SwatchTray
        colors={colors}
        open={chosen}
        onTarget={() => {}}
        onOpen={setChosen}
        onAdd={() => setColors([...colors, DEFAULT_PICKER_COLOR])}
      />
      <ColorPicker
        value={colors[chosen] ?? ''}
        onValue={(hex) => setColors(colors.map((one, index) => (index === chosen ? hex : one)))}
      />
    </>
  );
}
