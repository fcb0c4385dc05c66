import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";

interface Props {
  children: string | undefined;
}

/** A paragraph of words from content. Nothing, where there are none. */
export const Paragraph = ({ children, className }: Props & { className?: string | undefined }) =>
  children && (
    <p className={className}>
      <RichText>{children}</RichText>
    </p>
  );

/** The sentence below a heading. */
export const Lead = ({ children }: Props) => (
  <Paragraph className={common.lead}>{children}</Paragraph>
);

/** Small print below a drawing or a table. */
export const Note = ({ children }: Props) => (
  <Paragraph className={common.note}>{children}</Paragraph>
);
