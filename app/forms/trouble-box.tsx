import { NewsBox } from "#app/forms/news-box.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

interface Props {
  heading: string;
  text: string;
  /** Takes the focus again whenever this changes. */
  news: unknown;
}

/** Says that a form was not taken although nothing was wrong with it, and what to do now. */
export function TroubleBox({ heading, text, news }: Props) {
  return (
    <NewsBox heading={heading} news={news}>
      <p>
        <RichText>{text}</RichText>
      </p>
    </NewsBox>
  );
}
