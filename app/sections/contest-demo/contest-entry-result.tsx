import type { FormWords } from "./contest-entry-form.tsx";
import type { Entry } from "./contest-entry.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import action from "#app/ui/actions.module.css";
import common from "#app/ui/common.module.css";

interface Props {
  entry: Entry;
  form: FormWords;
  words: SectionProps<"contest-demo">["result"];
  onChange: () => void;
  onAgain: () => void;
}

/** The entry as it would be sent, were this not a demo. */
export function ContestEntryResult({ entry, form, words, onChange, onAgain }: Props) {
  const answer = (given: boolean) => (given ? words.yes : words.no);
  const rows = [
    { label: form.name.label, text: entry.name },
    { label: form.zip.label, text: entry.zip },
    ...(entry.way ? [{ label: form[entry.way].label, text: entry[entry.way] }] : []),
    { label: words.resident, text: answer(entry.resident) },
    { label: words.rules, text: answer(entry.rules) },
    { label: words.news, text: answer(entry.news) },
  ];
  return (
    <>
      <dl className={common.rows}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={action.actions}>
        <button type="button" className={action.action} onClick={onChange}>
          {words.change}
        </button>
        <button type="button" className={action.action} onClick={onAgain}>
          {words.again}
        </button>
      </p>
    </>
  );
}
