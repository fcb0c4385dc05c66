import type { SectionProps } from "#app/sections/prepare.server.ts";
import { EmailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { useSite } from "#app/ui/site.ts";
import { RequestForm } from "#app/forms/request-form.tsx";
import { TELL_ME, waitlistFormName } from "#app/forms/waitlist-form-name.ts";
import { waitlistQuestions } from "#questions/forms.ts";
import common from "#app/ui/common.module.css";
import styles from "./coming-soon.module.css";

export function ComingSoon(props: SectionProps<"coming-soon">) {
  const { tag, heading, meanwhile, picture, line, text } = props;
  const { licences } = useSite();
  return (
    <section className={`${common.halves} ${styles.page}`}>
      <div className={styles.words}>
        <p className={styles.tag}>{tag}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={common.lead}>{meanwhile}</p>
      </div>
      <LazyImage
        eager
        picture={picture}
        sizes={`(width >= 60rem) 36rem, ${AS_WIDE_AS_PHONE}`}
        className={styles.picture}
      />
      <div className={styles.more}>
        <p className={styles.line}>{line}</p>
        <Paragraph>{text}</Paragraph>
        <WishForm {...props} />
      </div>
      <div className={styles.contact}>
        <Ways {...props} />
        <p className={common.note}>
          {licences.label} {licences.numbers.join(", ")}
        </p>
      </div>
    </section>
  );
}

/** Asks for an e-mail address and nothing else, to tell its owner once that it is open. */
function WishForm({ about, wish, words }: SectionProps<"coming-soon">) {
  return (
    <div id={TELL_ME} className={`${common.card} ${styles.sheet}`}>
      <h2>{wish.heading}</h2>
      <Paragraph className={`${common.lead} ${styles.lead}`}>{wish.lead}</Paragraph>
      <RequestForm
        name={waitlistFormName(about)}
        asks={waitlistQuestions}
        questions={wish.questions}
        words={words}
        submit={wish.submit}
      />
    </div>
  );
}

function Ways({ goHome, allServices }: SectionProps<"coming-soon">) {
  return (
    <ul className={common.wrap}>
      <li>
        <PhoneLink className={common.target} />
      </li>
      <li>
        <EmailLink className={common.target} />
      </li>
      {Object.entries({ "/": goHome, "/#improvements": allServices }).map(([to, label]) => (
        <li key={to}>
          <PageLink to={to} className={common.target}>
            <Icon name="arrow-right" />
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
