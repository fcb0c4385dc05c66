import type { Known } from "#editor/server/known.ts";
import styles from "./editor.module.css";

/** CSS pixels of the windows that the page is shown in. */
export const WIDTHS = { Phone: 390, Desktop: 1280 };
export type Width = keyof typeof WIDTHS;

type Language = Known["languages"][number];

interface Props {
  width: Width;
  onWidth: (width: Width) => void;
  languages: Language[];
  language: Language | undefined;
  onLanguage: (language: Language) => void;
  address: string;
}

/** How wide, and in which language, the page is shown. */
export function PreviewBar(props: Props) {
  const { width, onWidth, languages, language, onLanguage, address } = props;
  return (
    <div className={styles.widths}>
      <fieldset aria-label="Width of the page">
        {(Object.keys(WIDTHS) as Width[]).map((one) => (
          <Switch key={one} isOn={one === width} onPress={() => onWidth(one)}>
            {one}
          </Switch>
        ))}
      </fieldset>
      {languages.length > 1 && (
        <fieldset aria-label="Language of the page">
          {languages.map((one) => (
            <Switch
              key={one.prefix}
              isOn={one.prefix === language?.prefix}
              onPress={() => onLanguage(one)}
            >
              {one.name}
              {one.isDraft && <small> draft</small>}
            </Switch>
          ))}
        </fieldset>
      )}
      <a href={address} target="_blank" rel="noreferrer">
        Open in a tab
      </a>
    </div>
  );
}

interface SwitchProps {
  isOn: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const Switch = ({ isOn, onPress, children }: SwitchProps) => (
  <button type="button" aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);
