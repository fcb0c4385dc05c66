import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { WishForm } from "./wish-form.tsx";
import common from "#app/ui/common.module.css";
import styles from "./coming-soon.module.css";

export function ComingSoon(props: SectionProps<"coming-soon">) {
  const { tag, heading, meanwhile, picture, line, text, licences } = props;
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
        <p>
          <RichText>{text}</RichText>
        </p>
        <WishForm {...props} />
      </div>
      <div className={styles.contact}>
        <Ways {...props} />
        <Licences {...licences} />
      </div>
    </section>
  );
}

function Licences({ label, numbers, samplesNote }: SectionProps<"coming-soon">["licences"]) {
  return (
    <div className={`${common.note} ${styles.licences}`} data-samples-told>
      <p>{label}</p>
      <ul>
        {numbers.map(({ trade, number, sample }) => (
          <li key={number}>
            {trade} {sample ? <SampleMark>{number}</SampleMark> : number}
          </li>
        ))}
      </ul>
      {numbers.some(({ sample }) => sample) && <p>{samplesNote}</p>}
    </div>
  );
}

function Ways({ phone, email, goHome, allServices }: SectionProps<"coming-soon">) {
  return (
    <ul>
      <li>
        <a className={common.target} href={`tel:${phone.dialled}`}>
          <Icon name="phone" />
          {phone.shown}
        </a>
      </li>
      <li>
        <a className={common.target} href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
      <li>
        <PageLink to="/" className={common.target}>
          <Icon name="arrow-right" />
          {goHome}
        </PageLink>
      </li>
      <li>
        <PageLink to="/#improvements" className={common.target}>
          <Icon name="arrow-right" />
          {allServices}
        </PageLink>
      </li>
    </ul>
  );
}
