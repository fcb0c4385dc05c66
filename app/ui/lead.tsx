import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";

interface Props {
  children: string | undefined;
}

/** The sentence below a heading. */
export const Lead = ({ children }: Props) =>
  children && (
    <p className={common.lead}>
      <RichText>{children}</RichText>
    </p>
  );

/** Small print below a drawing or a table. */
export const Note = ({ children }: Props) =>
  children && (
    <p className={common.note}>
      <RichText>{children}</RichText>
    </p>
  );
