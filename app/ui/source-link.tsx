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
  /** The day on which somebody last looked whether it still says so. */
  check: { date: string; on: string } | undefined | "";
  checked: string;
  notChecked: string;
}

export function CheckedSource({ check, checked, notChecked, ...source }: Props) {
  return (
    <>
      <SourceLink {...source} />
      {", "}
      {check ? (
        <>
          {checked} <time dateTime={check.date}>{check.on}</time>
        </>
      ) : (
        notChecked
      )}
    </>
  );
}
