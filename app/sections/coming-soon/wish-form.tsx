import { RequestForm } from "#app/forms/request-form.tsx";
import { TELL_ME, wishName } from "#app/forms/wish-name.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { wishQuestions } from "#questions/forms.ts";
import common from "#app/ui/common.module.css";
import styles from "./wish-form.module.css";

/** Asks for an e-mail address and nothing else, to tell its owner once that it is open. */
export function WishForm({ about, wish, words }: SectionProps<"coming-soon">) {
  return (
    <div id={TELL_ME} className={`${common.card} ${styles.sheet}`}>
      <h2>{wish.heading}</h2>
      <p className={`${common.lead} ${styles.lead}`}>
        <RichText>{wish.lead}</RichText>
      </p>
      <RequestForm
        name={wishName(about)}
        asks={wishQuestions}
        questions={wish.questions}
        words={words}
        submit={wish.submit}
      />
    </div>
  );
}
