/** All that comes of the quotes, part by part; a part of which nothing is known is left out. */
import { fill } from "#app/content/fill.ts";
import { Card, Cards, Facts, Note, Part } from "#app/tools/answer-blocks.tsx";
import { Bars } from "#app/tools/answer-bars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import type { Found, ReadLine } from "#estimates/quotes/lines.ts";
import { Deposits, named, PacePlans, PaymentPlans, type QuotesProps } from "./quotes-money.tsx";
import styles from "./quotes-tool.module.css";

export function QuotesAnswer(props: QuotesProps) {
  const { quotes } = props.compared;
  if (quotes.length === 0) {
    return <Paragraph>{props.blank}</Paragraph>;
  }
  return (
    <>
      {quotes.some(({ answers }) => answers.price ?? answers.size) && <UnitPrices {...props} />}
      <LinesFound {...props} />
      {quotes.some(({ deposit }) => deposit) && <Deposits {...props} />}
      {quotes.some(({ plan }) => plan) && <PaymentPlans {...props} />}
      {quotes.some(({ pace }) => pace) && <PacePlans {...props} />}
      <Asks {...props} />
    </>
  );
}

/** What one unit costs in each quote, how far apart that is, and whether they measure the same job. */
function UnitPrices(props: QuotesProps) {
  const { compared, answers, units, prices, inWords } = props;
  const { quotes, spread, sizeSpread, sizesDiffer } = compared;
  const { one, perUnit: heading } = units[answers.trade];
  const known = quotes.flatMap((quote) =>
    quote.perUnit === undefined ? [] : { ...quote, perUnit: quote.perUnit },
  );
  const highest = Math.max(...known.map(({ perUnit }) => perUnit));
  return (
    <Part heading={heading}>
      {known.length === 0 && <p>{fill(prices.noSizes, { unit: one })}</p>}
      <Bars
        rows={known.map(({ name, perUnit, answers: { price = 0, size = 0 } }) => ({
          name: named(props, name),
          value: inWords.cents(perUnit),
          parts: [{ share: perUnit / highest }],
          children: (
            <Note>
              {fill(prices.size, { size: inWords.number(size), dollars: inWords.dollars(price) })}
            </Note>
          ),
        }))}
      />
      {spread !== undefined && <p>{fill(prices.spread, { share: inWords.percent(spread, 1) })}</p>}
      {known.length > 0 && known.length < quotes.length && <Note>{prices.some}</Note>}
      {sizesDiffer && sizeSpread !== undefined && (
        <Note look="caution">
          <strong>{prices.sizesDiffer}</strong>{" "}
          {fill(prices.sizes, { share: inWords.percent(sizeSpread, 1) })}
        </Note>
      )}
    </Part>
  );
}

/** How much of what the law asks for was found in each quote, and how much else is open. */
function LinesFound(props: QuotesProps) {
  const { compared, lineResults, lines: words } = props;
  const { counts } = lineResults;
  return (
    <Part heading={lineResults.heading}>
      <Cards label={lineResults.heading}>
        {compared.quotes.map(
          ({ name, lines: { lines, law, missingLaw, missing, unsure, untouched } }) => (
            <Card key={name} heading={named(props, name)}>
              {untouched === lines.length ? (
                <p>{lineResults.untouched}</p>
              ) : (
                <>
                  <p>
                    {fill(lineResults.law, { asked: String(law.asked), found: String(law.found) })}
                  </p>
                  <p aria-hidden>
                    {lines.map(({ id, kind, found }) =>
                      kind === "law" ? <FoundMark key={id} found={found} /> : null,
                    )}
                  </p>
                  <Facts
                    facts={[
                      { label: counts.missing, value: missing.length },
                      { label: counts.unsure, value: unsure.length },
                      { label: counts.left, value: untouched },
                    ]}
                  />
                  {missingLaw.length > 0 && (
                    <>
                      <Note>{lineResults.missingLaw}</Note>
                      <ul>
                        {missingLaw.map((id) => (
                          <li key={id}>{words[id].label}</li>
                        ))}
                      </ul>
                    </>
                  )}
                </>
              )}
            </Card>
          ),
        )}
      </Cards>
      <Note>{lineResults.meaning}</Note>
    </Part>
  );
}

const Law = ({ children }: { children: string }) => (
  <strong className={styles.law}>{children}</strong>
);

/** The sign of what was found; an empty square where nobody looked yet. */
const FoundMark = ({ found }: { found: Found | undefined }) => (
  <span className={styles.mark} data-found={found}>
    {found === "y" && <Icon name="check" />}
    {found === "n" && <Icon name="x" />}
    {found === "u" && "?"}
  </span>
);

/** What to ask each firm: the lines that are missing or unsure, those of the law first. */
function Asks({ compared, asks, lines: words, list }: QuotesProps) {
  const looked = compared.quotes.filter(({ lines }) => lines.untouched < lines.lines.length);
  if (looked.length === 0) return null;
  return (
    <Part heading={asks.heading}>
      <Note>{asks.text}</Note>
      <Cards label={asks.heading}>
        {looked.map(({ name, lines }) => {
          const open = lines.lines.filter(({ found }) => found === "n" || found === "u");
          return (
            <div key={name} className={styles.sheet}>
              <Card heading={fill(asks.of, { quote: name.toUpperCase() })}>
                {open.length === 0 ? (
                  <p>{asks.none}</p>
                ) : (
                  <ol>
                    {[...open.filter(isLaw), ...open.filter((line) => !isLaw(line))].map((line) => (
                      <li key={line.id}>
                        {words[line.id].ask} {isLaw(line) && <Law>{list.law}</Law>}
                      </li>
                    ))}
                  </ol>
                )}
              </Card>
            </div>
          );
        })}
      </Cards>
    </Part>
  );
}

const isLaw = ({ kind }: ReadLine) => kind === "law";
