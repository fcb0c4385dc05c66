import { useSite } from "#app/ui/site.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";

interface LinkProps {
  source: string;
  address?: string | undefined;
}

/** The name of a source, which leads there where it has an address. */
export function SourceLink({ source, address }: LinkProps) {
  const name = <SpokenWords>{source}</SpokenWords>;
  return address ? <a href={address}>{name}</a> : name;
}

interface Props extends LinkProps {
  /** The day on which somebody last looked whether it still says so, also in words. */
  checked: { date: string; on: string } | undefined;
  checkedOn: string;
}

/** What nobody has checked yet is for the staff to know: `npm run launch-check` tells them. */
export function CheckedSource({ checked, checkedOn, ...source }: Props) {
  const { inEnglish } = useSite();
  return (
    <>
      <SourceLink {...source} />
      {source.address && inEnglish && ` ${inEnglish}`}
      {checked && (
        <>
          {", "}
          {checkedOn} <time dateTime={checked.date}>{checked.on}</time>
        </>
      )}
    </>
  );
}
